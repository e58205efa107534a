import IBModel
import IBXML

extension DocumentComparison {
  mutating func compareValues(_ identity: Int, _ before: Element?, _ after: Element?) {
    if let before, let after, Signature.areEqual(before, after) { return }
    let subject = subject(of: identity)
    var texts = ValueText.of(before, after)
    // The value in its other form.
    if before == nil || after == nil, let (owner, name) = table.attribute(for: identity) {
      let (from, to) = (before?.text ?? old.element(owner)?[name], after?.text ?? new.element(owner)?[name])
      if from == to { return }
      texts.old = texts.old ?? old.element(owner).flatMap { ValueText.of($0, name, in: old.document) }
      texts.new = texts.new ?? new.element(owner).flatMap { ValueText.of($0, name, in: new.document) }
    }
    let isNoise = (after ?? before).map { Noise.isInNoise($0) } ?? false && !isFreeFrame(before, after)
    note(.value(old: texts.old, new: texts.new), subject, about: identity, isNoise: isNoise)
  }

  private mutating func isFreeFrame(_ before: Element?, _ after: Element?) -> Bool {
    before.map { freeViews.old.isFrame($0) } ?? false || after.map { freeViews.new.isFrame($0) } ?? false
  }

  mutating func compareAttributes(_ identity: Int, _ before: Element?, _ after: Element?) {
    guard let element = after ?? before else { return }
    let isNoisy = Noise.isInNoise(element)
    var names = after?.attributes.map(\.name) ?? []
    names += before?.attributes.map(\.name).filter { after?.attribute($0) == nil } ?? []
    var differing: [Name] = []
    let identifying = isObject(identity) ? DocumentComparison.identifyingObjects : DocumentComparison.identifyingMembers
    for name in names where !identifying.contains(name) {
      let (from, to) = (before?[name], after?[name])
      if from == to || MergePlan.areEqual(from, to) || refersToSame(from, to, name, on: element) { continue }
      if from == nil || to == nil, isSameAsDefault(from ?? to, name, element) || isInOtherForm(name, identity) {
        continue
      }
      differing.append(name)
    }
    if let before, let after, let equation = equation(before, after, differing) {
      return note(equation, "", about: identity, isNoise: false)
    }
    // The class implies its module, and the module its provider.
    if differing.contains(.customClass) { differing.removeAll { $0 == .customModule } }
    if differing.contains(.customClass) || differing.contains(.customModule) {
      differing.removeAll { $0 == .customModuleProvider }
    }
    for name in differing {
      let subject = isObject(identity) ? name.text : self.subject(of: identity, name)
      let kind = DocumentChange.Kind.value(
        old: before.flatMap { ValueText.of($0, name, in: old.document) },
        new: after.flatMap { ValueText.of($0, name, in: new.document) })
      note(kind, subject, about: identity, isNoise: isNoisy || Noise.isNoise(name, of: element))
    }
    if isObject(identity) || !differing.isEmpty || before != nil && after != nil && before?.name == after?.name {
      return
    }
    noteBareMember(identity, before, after, isNoise: isNoisy)
  }

  private static let identifyingObjects: NameSet = ["id", "sceneID"]
  private static let identifyingMembers: NameSet = ["key", "keyPath", "reference"]

  /// Records a member without attributes, such as a trait in a list.
  private mutating func noteBareMember(_ identity: Int, _ before: Element?, _ after: Element?, isNoise: Bool) {
    // A list without members means the same as none.
    let subject = subject(of: identity)
    guard let element = after ?? before, element.children.isEmpty || element[.key] != nil, !subject.isEmpty,
      element.name != .variation, element.name != .mask, !concernsOneVersion(element)
    else { return }
    let has = { (element: Element?) in element.map { $0.name == .exclude ? "no" : "yes" } }
    note(.value(old: has(before), new: has(after)), subject, about: identity, isNoise: isNoise)
  }

  /// Whether a member refers to an added or removed object, whose change covers it already.
  private func concernsOneVersion(_ element: Element) -> Bool {
    guard let id = element[.reference].map(ObjectID.init(_:)) else { return false }
    let document = element.tree === new.document.tree ? new.document : old.document
    guard let object = document.object(id),
      let identity = (document === new.document ? new : old).identity(of: object.element)
    else { return false }
    return !old.has(identity) || !new.has(identity)
  }

  private func refersToSame(_ from: String?, _ to: String?, _ name: Name, on element: Element) -> Bool {
    guard let from, let to, IDGenerator.mayHoldID(name, on: element.name) else { return false }
    let (first, second) = (old.document.object(ObjectID(from)), new.document.object(ObjectID(to)))
    guard let first, let second else { return false }
    return old.identity(of: first.element) == new.identity(of: second.element)
  }

  private func isSameAsDefault(_ value: String?, _ name: Name, _ element: Element) -> Bool {
    guard let standard = ElementKind(element.name).attribute(name)?.defaultValue else { return false }
    return MergePlan.areEqual(value, standard)
  }

  /// Whether a value is an attribute in one version and an element in the other, which is compared there.
  private func isInOtherForm(_ name: Name, _ identity: Int) -> Bool {
    let key = ElementKey.member(of: identity, name: ElementRole.keyed, role: name.text, occurrence: 0)
    return table.known(key).map(isValue) ?? false
  }

  /// The change of a constraint's meaning, shown as a whole.
  private func equation(_ before: Element, _ after: Element, _ names: [Name]) -> DocumentChange.Kind? {
    guard let first = Constraint(before), let second = Constraint(after),
      names.contains(where: DocumentComparison.equationNames.contains)
    else { return nil }
    return .equation(old: old.document.text(of: first), new: new.document.text(of: second))
  }

  private static let equationNames: NameSet = [
    "constant", "priority", "relation", "multiplier", "firstItem", "secondItem", "firstAttribute", "secondAttribute",
  ]

  private func subject(of identity: Int, _ name: Name? = nil) -> String {
    table.subject(of: identity, name, in: [new, old])
  }
}
