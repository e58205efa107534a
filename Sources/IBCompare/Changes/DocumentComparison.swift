import IBModel
import IBXML

/// Walks over two versions and notes what differs.
struct DocumentComparison {
  let table: IdentityTable
  let old: Version
  let new: Version
  private let similarities: [ObjectID: Double]
  private let lines: (old: LineIndex, new: LineIndex)
  private(set) var changes = DocumentChanges()
  private var ordered: [NotedChange] = []

  /// A change with what puts it into the list.
  struct NotedChange {
    /// Changes are listed in the order of these.
    var place: Int
    var identity: Int
    var change: DocumentChange
    var isNoise: Bool
  }

  init(_ older: Document, _ newer: Document) {
    let ids = { (document: Document) in Set(document.objects.map(\.id) + document.scenes.map(\.id)) }
    let counterparts = Counterparts(
      of: newer, in: older, known: ids(older).intersection(ids(newer)), takesSimilar: true
    ) { _ in true }
    var table = IdentityTable()
    old = Version(older, in: &table)
    new = Version(newer, in: &table, beside: old, aliases: counterparts.ids)
    self.table = table
    similarities = counterparts.similarities
    lines = (older.tree.lineIndex(), newer.tree.lineIndex())
  }

  mutating func compare() {
    for identity in 0..<table.count { compare(identity) }
    let sorted = ordered.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
    for change in FoldedChanges(sorted.map(\.element), in: self).list {
      if change.isNoise { changes.noise.append(change.change) } else { changes.list.append(change.change) }
    }
  }

  private mutating func compare(_ identity: Int) {
    let (before, after) = (old.element(identity), new.element(identity))
    guard let element = after ?? before else { return }
    if isPartOfWhole(identity) { return }
    if isObject(identity), before == nil || after == nil {
      return note(before == nil ? .added : .removed, "", about: identity, isNoise: isNoise(element))
    }
    if let before, let after, isObject(identity) { comparePlaces(identity, before, after) }
    if old.values.contains(identity) || new.values.contains(identity) {
      compareValues(identity, before, after)
    } else {
      compareAttributes(identity, before, after)
      if before != nil, after != nil { compareOrder(identity) }
    }
  }

  /// Whether an element was added or removed with something around it.
  private func isPartOfWhole(_ identity: Int) -> Bool {
    var current = identity
    if isObject(identity) {
      guard let parent = new.parent(identity) ?? old.parent(identity) else { return false }
      if new.has(identity), old.has(identity) { return false }
      current = parent
    }
    while case .member(let parent, _, _, _) = table.keys[current] { current = parent }
    return old.has(current) != new.has(current)
  }

  func isObject(_ identity: Int) -> Bool {
    if case .member = table.keys[identity] { false } else { true }
  }

  func isNoise(_ element: Element) -> Bool {
    Noise.isNoise(element) || element.ancestors.contains { Noise.isNoise($0) }
  }

  private func owner(of identity: Int) -> Int {
    var current = identity
    while case .member(let parent, _, _, _) = table.keys[current] { current = parent }
    return current
  }

  // MARK: Objects

  private mutating func comparePlaces(_ identity: Int, _ before: Element, _ after: Element) {
    if before.name != after.name {
      note(.replaced(old: before.name.text, new: after.name.text), "", about: identity, isNoise: false)
    }
    guard let from = old.parent(identity), let to = new.parent(identity), from != to else { return }
    note(.moved(from: name(from, in: old), to: name(to, in: new)), "", about: identity, isNoise: false)
  }

  private func name(_ identity: Int, in version: Version) -> String {
    guard let element = version.element(owner(of: identity)) else { return "the document" }
    if let object = Object(element) { return object.name }
    return element.name == .scene ? "\(DocumentScene(element: element).name) Scene" : "the document"
  }

  private mutating func compareOrder(_ identity: Int) {
    guard let element = new.element(identity), !Noise.hasNoOrder(element.name), !isNoise(element) else { return }
    let (before, after) = (old.children(identity), new.children(identity))
    guard before != after else { return }
    let common = Set(before).intersection(after).filter(isObject)
    let (from, to) = (before.filter(common.contains), after.filter(common.contains))
    guard from != to else { return }
    let places = Dictionary(uniqueKeysWithValues: zip(from, from.indices))
    let stays = LongestRise.members(of: to.map { places[$0] ?? 0 })
    for (index, member) in to.enumerated() where !stays.contains(index) {
      note(.reordered(from: (places[member] ?? 0) + 1, to: index + 1), "", about: member, isNoise: false)
    }
  }

  // MARK: Values

  private mutating func compareValues(_ identity: Int, _ before: Element?, _ after: Element?) {
    if let before, let after, Signature.areEqual(before, after) { return }
    let subject = subject(of: identity)
    // The same text in its other form.
    if before == nil || after == nil, let (owner, name) = textPlace(identity) {
      let texts = (before?.text ?? old.element(owner)?[name], after?.text ?? new.element(owner)?[name])
      if texts.0 == texts.1 { return }
    }
    let isNoise = (after ?? before).map { self.isNoise($0) } ?? false
    note(
      .value(old: before.map(ValueText.of), new: after.map(ValueText.of)), subject, about: identity, isNoise: isNoise)
  }

  /// The object and the attribute that a long text stands for.
  private func textPlace(_ identity: Int) -> (owner: Int, name: Name)? {
    guard case .member(let owner, ElementRole.string, let role, _) = table.keys[identity], !role.isEmpty else {
      return nil
    }
    return (owner, Name(role))
  }

  private mutating func compareAttributes(_ identity: Int, _ before: Element?, _ after: Element?) {
    guard let element = after ?? before else { return }
    let isNoisy = isNoise(element)
    var names = after?.attributes.map(\.name) ?? []
    names += before?.attributes.map(\.name).filter { after?.attribute($0) == nil } ?? []
    var differing: [Name] = []
    let identifying = isObject(identity) ? identifyingObjects : identifyingMembers
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
    // The class says of which module it is, and the module who provides it.
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

  private let identifyingObjects: NameSet = ["id", "sceneID"]
  private let identifyingMembers: NameSet = ["key", "keyPath", "reference"]

  /// A member without attributes, such as a trait that a list names.
  private mutating func noteBareMember(_ identity: Int, _ before: Element?, _ after: Element?, isNoise: Bool) {
    // A list without members means the same as none.
    let subject = subject(of: identity)
    guard let element = after ?? before, element.children.isEmpty || element[.key] != nil, !subject.isEmpty,
      element.name != .variation, element.name != .mask, !concernsOneVersion(element)
    else { return }
    let has = { (element: Element?) in element.map { $0.name == .exclude ? "no" : "yes" } }
    note(.value(old: has(before), new: has(after)), subject, about: identity, isNoise: isNoise)
  }

  /// Whether a member refers to an object that came or went: that says it already.
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

  /// Whether a text that one version has as an attribute is an element in the other one, which is compared there.
  private func isInOtherForm(_ name: Name, _ identity: Int) -> Bool {
    let key = ElementKey.member(of: identity, name: ElementRole.string, role: name.text, occurrence: 0)
    return table.known(key) != nil
  }

  /// A constraint that means something else is shown as a whole.
  private func equation(_ before: Element, _ after: Element, _ names: [Name]) -> DocumentChange.Kind? {
    guard let first = Constraint(before), let second = Constraint(after), names.contains(where: equationNames.contains)
    else { return nil }
    return .equation(old: old.document.text(of: first), new: new.document.text(of: second))
  }

  private let equationNames: NameSet = [
    "constant", "priority", "relation", "multiplier", "firstItem", "secondItem", "firstAttribute", "secondAttribute",
  ]

  /// What a member of an object is called: `normal title`, `backgroundColor`.
  private func subject(of identity: Int, _ name: Name? = nil) -> String {
    var words: [String] = name.map { $0 == .value ? [] : [$0.text] } ?? []
    var current = identity
    while case .member(let parent, let name, let role, _) = table.keys[current] {
      let role = String(role.prefix { $0 != "\0" })
      let element = new.element(current) ?? old.element(current)
      if let element, element[.reference] == role {
        let document = new.has(current) ? new.document : old.document
        words.append("\(name == .include ? "installed " : "")\(document.object(ObjectID(role))?.name ?? role)")
      } else if !role.isEmpty {
        words.append(role)
      } else if element.map({ !$0.attributes.isEmpty }) ?? false {
        words.append(name.text)
      }
      current = parent
    }
    return words.reversed().joined(separator: " ")
  }

  // MARK: Notes

  private mutating func note(
    _ kind: DocumentChange.Kind, _ subject: String, about identity: Int, isNoise: Bool
  ) {
    let owner = owner(of: identity)
    let version = new.has(owner) ? new : old
    guard let element = version.element(owner) else { return }
    let object = Object(element)
    let place = (new.has(identity) ? new : old).element(identity) ?? element
    let isNew = new.has(identity)
    let offset = place.range.lowerBound
    var change = DocumentChange(
      kind: kind, subject: subject, object: object?.id, name: "", kindTitle: "", scene: nil,
      position: (isNew ? lines.new : lines.old).position(of: offset))
    if let object {
      let text = ObjectText(object, in: version.document)
      (change.name, change.kindTitle) = (text.name, text.kind)
      change.scene = object.scene?.name
      if new.has(owner), let earlier = old.element(owner).flatMap({ Object($0) })?.id, earlier != object.id {
        change.earlierID = earlier
        change.similarity = similarities[object.id] ?? 1
      }
    } else if element.name == .scene {
      let scene = DocumentScene(element: element)
      (change.object, change.name, change.kindTitle) = (scene.id, "\(scene.name) Scene", "scene")
      change.scene = scene.name
    } else {
      (change.name, change.kindTitle) = ("document", "")
    }
    // What was removed is listed where what is still there was.
    let order = isNew ? place.index * 2 : (followingPlace(of: place) * 2 + 1)
    ordered.append(NotedChange(place: order, identity: identity, change: change, isNoise: isNoise))
  }

  /// The position in the newer version of the element around a removed one.
  private func followingPlace(of element: Element) -> Int {
    for ancestor in element.ancestors {
      if let identity = old.identity(of: ancestor), let kept = new.element(identity) {
        return Int(kept.subtree.endIndex) - 1
      }
    }
    return 0
  }
}

/// Which members of a list of numbers are in the longest rising sequence.
enum LongestRise {
  /// Positions of the members.
  /// - Complexity: O(n · log(n))
  static func members(of list: [Int]) -> Set<Int> {
    var ends: [Int] = []
    var previous = Array(repeating: -1, count: list.count)
    for index in list.indices {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if list[ends[middle]] < list[index] { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var result: Set<Int> = []
    var current = ends.last ?? -1
    while current >= 0 {
      result.insert(current)
      current = previous[current]
    }
    return result
  }
}
