import IBModel
import IBXML

extension MergePlan {
  mutating func decideContent() {
    for identity in identities where survives[identity] {
      guard let mine = ours.element(identity), let other = theirs.element(identity) else {
        if let single = element(identity) { removeLostReferences(of: identity, single) }
        continue
      }
      if isValue(identity) {
        if valueSides[identity] != nil { continue }
        decideValue(identity, base.element(identity), mine, other)
      } else {
        decideTag(identity, base.element(identity), mine, other)
      }
    }
  }

  private mutating func decideValue(_ identity: Int, _ old: Element?, _ mine: Element, _ other: Element) {
    // Insignificant changes are taken over too, unless the other side has significant ones.
    let side =
      choice(old.map(NewElement.init(copying:)), NewElement(copying: mine), NewElement(copying: other), by: ==)
      ?? choice(old.map(Signature.of), Signature.of(mine), Signature.of(other), by: ==)
    if let side {
      valueSides[identity] = side
      return
    }
    if Noise.isInNoise(mine) {
      valueSides[identity] = preferredInNoise
      noteFrame(mine, other, of: identity)
      return
    }
    let texts = MergePlan.texts(of: [old, mine, other])
    valueSides[identity] = settle(
      .value, about: identity, subject(of: identity), base: texts[0], ours: texts[1], theirs: texts[2])
  }

  /// Adds a note about a contested frame that alone places a view.
  private mutating func noteFrame(_ mine: Element, _ other: Element, of identity: Int) {
    guard freeViews.ours.isFrame(mine) || freeViews.theirs.isFrame(other) else { return }
    let (id, path) = name(of: owner(of: identity))
    notes.append(
      "\(path) (\(id ?? "")): both sides moved it, and only its frame places it; it has the frame of \(preferredInNoise)"
    )
  }

  private mutating func decideTag(_ identity: Int, _ old: Element?, _ mine: Element, _ other: Element) {
    var text = ElementText(name: mine.name)
    if mine.name != other.name {
      if let side = choice(old?.name, mine.name, other.name, by: ==) {
        text.name = side == .ours ? mine.name : other.name
      } else {
        let side = settle(
          .kind, about: identity, "", base: old?.name.text, ours: mine.name.text, theirs: other.name.text)
        text.name = side == .ours ? mine.name : other.name
      }
    }
    var names = mine.attributes.map(\.name)
    names += other.attributes.map(\.name).filter { mine.attribute($0) == nil }
    let forms = writtenForms[identity] ?? []
    text.changes += forms.filter { $0.value != mine[$0.name] }
    for name in names where !forms.contains(where: { $0.name == name }) {
      let values = (old?[name], mine[name], other[name])
      let value = decided(name, of: identity, mine, values)
      if value != values.1 { text.changes.append((name, value)) }
    }
    for reference in mine.references + other.references where isLost(reference.id) {
      let name = reference.attribute.name
      let value = text.changes.first { $0.name == name }.map(\.value) ?? mine[name]
      guard value == reference.id.rawValue else { continue }
      let rest = remaining(reference.id.rawValue, [mine[name], other[name]])
      text.changes.removeAll { $0.name == name }
      text.changes.append((name, rest))
      if rest == nil { noteLoss(of: name.text, identity, to: reference.id) }
    }
    if text.name != mine.name || !text.changes.isEmpty { tags[identity] = text }
  }

  private mutating func decided(
    _ name: Name, of identity: Int, _ element: Element, _ values: (old: String?, mine: String?, other: String?)
  ) -> String? {
    if values.mine == values.other { return values.mine }
    if ToolsVersions.isVersion(name, of: element) { return ToolsVersions.newer(values.mine, values.other) }
    let side =
      choice(values.old, values.mine, values.other, by: ==)
      ?? choice(values.old, values.mine, values.other, by: MergePlan.areEqual)
    if let side {
      return side == .ours ? values.mine : values.other
    }
    if let same = equivalent(name, of: element, values) { return same }
    let winner =
      Noise.isNoise(name, of: element) || Noise.isInNoise(element)
      ? preference.standard
      : settle(
        .value, about: identity, subject(of: name, of: identity), base: values.old, ours: values.mine,
        theirs: values.other)
    return winner == .ours ? values.mine : values.other
  }

  /// An explicit default value equals a missing attribute.
  private func equivalent(
    _ name: Name, of element: Element, _ values: (old: String?, mine: String?, other: String?)
  ) -> String?? {
    guard let standard = ElementKind(element.name).attribute(name)?.defaultValue else { return nil }
    let side = choice(values.old ?? standard, values.mine ?? standard, values.other ?? standard, by: MergePlan.areEqual)
    return side.map { $0 == .ours ? values.mine : values.other }
  }

  /// Drops attributes of an element that refer to objects removed by the other side.
  private mutating func removeLostReferences(of identity: Int, _ element: Element) {
    let lost = element.references.filter { isLost($0.id) }
    guard !lost.isEmpty else { return }
    for reference in lost { noteLoss(of: reference.attribute.name.text, identity, to: reference.id) }
    tags[identity] = ElementText(name: element.name, changes: lost.map { ($0.attribute.name, nil) })
  }
}

/// Tool versions, where the newer one wins.
enum ToolsVersions {
  private static let ofDocument: NameSet = ["toolsVersion", "systemVersion"]
  private static let ofDependency: NameSet = ["version", "defaultVersion"]
  private static let dependencies: NameSet = ["plugIn", "deployment", "development", "capability"]

  static func isVersion(_ name: Name, of element: Element) -> Bool {
    element.name == .document
      ? ofDocument.contains(name) : dependencies.contains(element.name) && ofDependency.contains(name)
  }

  static func newer(_ first: String?, _ second: String?) -> String? {
    guard let first, let second else { return first ?? second }
    let (left, right) = (numbers(first), numbers(second))
    return left.lexicographicallyPrecedes(right) ? second : first
  }

  /// The numbers in versions such as `21701` and `17E199`.
  private static func numbers(_ text: String) -> [Int] {
    text.split { !$0.isASCII || !$0.isNumber }.map { Int($0) ?? 0 }
  }
}
