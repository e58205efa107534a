import IBModel
import IBXML

/// A text is an attribute of its object, or an element in it if it is long: one fact, in whichever form.
extension MergePlan {
  /// The attribute that a member stands for.
  func textAttribute(_ identity: Int) -> (owner: Int, name: Name)? {
    guard case .member(let owner, ElementRole.string, let role, _) = table.keys[identity], !role.isEmpty,
      isObject(owner) || table.keys[owner].isMember
    else { return nil }
    return (owner, Name(role))
  }

  /// Whether a side has a text as an attribute instead of the element.
  func hasTextAsAttribute(_ identity: Int, _ side: MergeSide) -> Bool {
    guard let (owner, name) = textAttribute(identity) else { return false }
    return version(side).element(owner)?.attribute(name) != nil
  }

  /// Decides about texts that have two forms.
  mutating func settleTexts() {
    for identity in identities {
      guard let (owner, name) = textAttribute(identity), survives[owner],
        let mine = ours.element(owner), let other = theirs.element(owner),
        mine.attribute(name) != nil || other.attribute(name) != nil
      else { continue }
      let text = { (version: Version) in version.element(identity)?.text ?? version.element(owner)?[name] }
      let texts = (text(base), text(ours), text(theirs))
      let side =
        choice(texts.0, texts.1, texts.2, by: ==)
        ?? settle(.value, about: owner, name.text, base: texts.0, ours: texts.1, theirs: texts.2)
      let chosen = version(side)
      survives[identity] = chosen.has(identity)
      valueSides[identity] = side
      writtenTexts[owner, default: []].append((name, chosen.element(owner)?[name]))
    }
  }
}

extension ElementKey {
  fileprivate var isMember: Bool {
    if case .member = self { true } else { false }
  }
}
