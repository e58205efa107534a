import IBModel
import IBXML

/// A walk over two versions that records the differences.
struct DocumentComparison {
  let table: IdentityTable
  let old: Version
  let new: Version
  private let similarities: [ObjectID: Double]
  /// Ids in the newer version by those in the older one, where they differ.
  private let laterIDs: [ObjectID: ObjectID]
  private let lines: (old: LineIndex, new: LineIndex)
  private(set) var changes = DocumentChanges()
  var ordered: [NotedChange] = []
  private lazy var copies = Copies(from: old, to: new)
  lazy var freeViews = (old: FreeViews(old.document), new: FreeViews(new.document))

  /// A change with its sort key.
  struct NotedChange {
    /// The sort key.
    var place: Int
    var identity: Int
    var change: DocumentChange
    var isNoise: Bool
  }

  init(_ older: Document, _ newer: Document) {
    let ids = { (document: Document) in Set(document.objects.map(\.id) + document.scenes.map(\.id)) }
    let matching = ObjectMatching(of: newer, in: older, known: ids(older).intersection(ids(newer)), by: .similar)
    var table = IdentityTable()
    old = Version(older, in: &table)
    new = Version(newer, in: &table, beside: old, aliases: matching.ids)
    self.table = table
    similarities = matching.similarities
    changes.earlierIDs = matching.ids
    laterIDs = Dictionary(matching.ids.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
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
    if isPartOfWhole(identity) || table.isPart(identity, of: isValue) { return }
    if isObject(identity), before == nil || after == nil {
      return note(before == nil ? .added : .removed, "", about: identity, isNoise: Noise.isInNoise(element))
    }
    if let before, let after, isObject(identity) { comparePlaces(identity, before, after) }
    if isValue(identity) {
      compareValues(identity, before, after)
    } else {
      compareAttributes(identity, before, after)
      if before != nil, after != nil { compareOrder(identity) }
    }
  }

  private func isPartOfWhole(_ identity: Int) -> Bool {
    var current = identity
    if isObject(identity) {
      guard let parent = new.parent(identity) ?? old.parent(identity) else { return false }
      if new.has(identity), old.has(identity) { return false }
      current = parent
    }
    current = table.owner(of: current)
    return old.has(current) != new.has(current)
  }

  func isValue(_ identity: Int) -> Bool { old.values.contains(identity) || new.values.contains(identity) }

  func isObject(_ identity: Int) -> Bool { table.isObject(identity) }

  private mutating func comparePlaces(_ identity: Int, _ before: Element, _ after: Element) {
    if before.name != after.name {
      note(.replaced(old: before.name.text, new: after.name.text), "", about: identity, isNoise: false)
    }
    guard let from = old.parent(identity), let to = new.parent(identity), from != to else { return }
    var names = (name(from, in: old), name(to, in: new))
    if names.0 == names.1 { names = (name(from, in: old, withID: true), name(to, in: new, withID: true)) }
    note(.moved(from: names.0, to: names.1), "", about: identity, isNoise: false)
  }

  private func name(_ identity: Int, in version: Version, withID: Bool = false) -> String {
    guard let element = version.element(table.owner(of: identity)) else { return "the document" }
    if let object = Object(element) { return object.name + (withID ? " \(object.id)" : "") }
    guard element.name == .scene else { return "the document" }
    let scene = DocumentScene(element: element)
    return scene.title + (withID ? " \(scene.id)" : "")
  }

  private mutating func compareOrder(_ identity: Int) {
    guard let element = new.element(identity), !Noise.hasNoOrder(element.name), !Noise.isInNoise(element) else {
      return
    }
    let (before, after) = (old.children(identity), new.children(identity))
    guard before != after else { return }
    let common = Set(before).intersection(after).filter(isObject)
    let (from, to) = (before.filter(common.contains), after.filter(common.contains))
    guard from != to else { return }
    let places = Dictionary(uniqueKeysWithValues: zip(from, from.indices))
    let stays = LongestIncreasingSubsequence.members(of: to.map { places[$0] ?? 0 })
    for (index, member) in to.enumerated() where !stays.contains(index) && from[index] != member {
      note(.reordered(from: (places[member] ?? 0) + 1, to: index + 1), "", about: member, isNoise: false)
    }
  }

  mutating func note(
    _ kind: DocumentChange.Kind, _ subject: String, about identity: Int, isNoise: Bool
  ) {
    let owner = table.owner(of: identity)
    let version = new.has(owner) ? new : old
    guard let element = version.element(owner) else { return }
    let object = Object(element)
    let place = (new.has(identity) ? new : old).element(identity) ?? element
    let isNew = new.has(identity)
    let offset = place.range.lowerBound
    var change = DocumentChange(
      kind: kind, subject: subject, object: object?.id, name: "", kindTitle: "",
      category: ChangeCategory(of: kind, owner: element, place: place, subject: subject),
      position: (isNew ? lines.new : lines.old).position(of: offset))
    if let object {
      let text = ObjectText(object, in: version.document)
      (change.name, change.kindTitle) = (text.name, text.kind)
      if kind == .added || kind == .removed, !version.document.isInstalledByDefault(object) {
        change.name += " (not installed)"
      }
      if kind == .added, object.category != .constraint, object.category != .connection,
        let original = copies.original(of: object)
      {
        change.details.append("copy of \(original.name)")
      } else if kind == .added || kind == .removed {
        change.contents = SubtreeContents.text(of: object.element)
      }
      change.container = container(of: object)
      change.place(in: object.scene, renaming: laterIDs)
      if new.has(owner), let earlier = old.element(owner).flatMap({ Object($0) })?.id, earlier != object.id {
        change.earlierID = earlier
        change.similarity = similarities[object.id] ?? 1
      }
    } else if element.name == .scene {
      let scene = DocumentScene(element: element)
      (change.object, change.name, change.kindTitle) = (scene.id, scene.title, "scene")
      if kind == .added || kind == .removed { change.contents = SubtreeContents.text(of: element) }
      change.place(in: scene, renaming: laterIDs)
    } else {
      (change.name, change.kindTitle) = (Noise.head(around: place)?.text ?? "document", "")
    }
    // Removals are listed after the preceding element that is still there.
    let order = isNew ? place.index * 2 : (followingPlace(of: place) * 2 + 1)
    ordered.append(NotedChange(place: order, identity: identity, change: change, isNoise: isNoise))
  }

  /// The position in the newer version at the end of the removed element's parent.
  private func followingPlace(of element: Element) -> Int {
    for ancestor in element.ancestors {
      if let identity = old.identity(of: ancestor), let kept = new.element(identity) {
        return Int(kept.subtree.endIndex) - 1
      }
    }
    return 0
  }

  private func container(of object: Object) -> String? {
    guard let owner = object.owner, object.category != .constraint, object.category != .connection,
      owner.isView ? owner.superview != nil : owner.category == .menu || owner.category == .item
    else { return nil }
    return owner.name
  }
}

extension DocumentChange {
  fileprivate mutating func place(in scene: DocumentScene?, renaming ids: [ObjectID: ObjectID]) {
    self.scene = scene?.name
    sceneID = scene.map { ids[$0.id] ?? $0.id }
  }
}
