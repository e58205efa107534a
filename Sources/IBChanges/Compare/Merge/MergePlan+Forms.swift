import IBModel
import IBXML

/// Values with two forms: an attribute of an object, or an element in it with the attribute's name as key, such as a
/// long text.
extension MergePlan {
  func hasAsAttribute(_ identity: Int, _ side: MergeSide) -> Bool {
    guard let (owner, name) = table.attribute(for: identity) else { return false }
    return version(side).element(owner)?.attribute(name) != nil
  }

  mutating func settleForms() {
    for identity in identities {
      guard let (owner, name) = table.attribute(for: identity), survives[owner],
        let mine = ours.element(owner), let other = theirs.element(owner),
        mine.attribute(name) != nil || other.attribute(name) != nil
      else { continue }
      let isDouble = [ours, theirs].contains { $0.has(identity) && $0.element(owner)?.attribute(name) != nil }
      guard !isDouble else { continue }
      let values = [base, ours, theirs].map { $0.element(identity).map(MergePlan.text) ?? $0.element(owner)?[name] }
      let side =
        choice(values[0], values[1], values[2], by: ==)
        ?? settle(.value, about: owner, name.text, base: values[0], ours: values[1], theirs: values[2])
      let chosen = version(side)
      survives[identity] = chosen.has(identity)
      if isValue(identity) { valueSides[identity] = side }
      writtenForms[owner, default: []].append((name, chosen.element(owner)?[name]))
    }
    dropOrphans()
  }
}
