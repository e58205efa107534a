import IBModel
import IBXML

/// Matches of objects with different ids in two versions: added on both sides of a merge, copied, recreated or renamed.
struct ObjectMatching {
  /// Ids of `one` by ids of `other`.
  private(set) var ids: [ObjectID: ObjectID] = [:]
  /// Similarities by the id in `other`: 1 for the same content.
  private(set) var similarities: [ObjectID: Double] = [:]
  private let one: Document
  private let other: Document
  /// The objects and scenes that both versions have under the same id.
  private let known: Set<ObjectID>
  private let isOpen: (Object) -> Bool
  private let areSame: (Object, Object, Bool) -> Bool
  /// The objects of the one version that have a counterpart.
  private var taken: Set<ObjectID> = []

  /// The evidence that suffices for a match.
  enum Likeness {
    /// The same content, or the same kind in a place for one.
    case equal
    /// The same kind in the same list, as far as the caller finds evidence.
    case evident
    /// Similarity, if the match is unique.
    case similar
  }

  /// Matches objects that only one of the versions has.
  /// - Parameters:
  ///   - known: Ids of objects and scenes in both versions.
  ///   - isOpen: Whether an object may have a counterpart.
  ///   - areSame: Whether an object of `other` and one of `one` may be counterparts, with the same content or not.
  init(
    of other: Document, in one: Document, known: Set<ObjectID>, by likeness: Likeness,
    where isOpen: @escaping (Object) -> Bool = { _ in true },
    areSame: @escaping (Object, Object, Bool) -> Bool = { _, _, _ in true }
  ) {
    (self.one, self.other, self.isOpen, self.areSame) = (one, other, isOpen, areSame)
    self.known = known.union([ObjectMatching.document])
    unite(by: .equal)
    guard likeness != .equal else { return }
    uniteScenes(by: likeness == .similar ? ObjectMatching.name : { $0.controller?.id.rawValue })
    unite(by: likeness)
  }

  private static let constants: NameSet = ["constant", "symbolic", "symbolType"]

  /// Stands for the document as the owner of its objects.
  private static let document: ObjectID = ""

  private struct Key: Hashable {
    var owner: ObjectID
    var list: String
    var text: String
    var similarity = 1.0
  }

  /// Repeats the search until nothing new is found, because matches of referenced objects enable others.
  private mutating func unite(by likeness: Likeness) {
    var found = -1
    while found != ids.count {
      found = ids.count
      var candidates: [Key: [Object]] = [:]
      for object in one.objects where isOpen(object) && !taken.contains(object.id) && other.object(object.id) == nil {
        for place in places(of: object, renaming: [:], likeness) { candidates[place, default: []].append(object) }
      }
      guard !candidates.isEmpty else { return }
      for object in other.objects where isOpen(object) && ids[object.id] == nil && one.object(object.id) == nil {
        for place in places(of: object, renaming: ids, likeness) {
          guard
            let index = candidates[place]?.firstIndex(where: {
              !taken.contains($0.id) && areSame(object, $0, place.similarity == 1)
            }), let partner = candidates[place]?.remove(at: index)
          else { continue }
          add(object.id, partner.id, place.similarity)
          break
        }
      }
    }
  }

  private mutating func add(_ id: ObjectID, _ partner: ObjectID, _ similarity: Double) {
    ids[id] = partner
    taken.insert(partner)
    if similarity < 1 { similarities[id] = similarity }
  }

  private mutating func uniteScenes(by name: (DocumentScene) -> String?) {
    var candidates: [String: [DocumentScene]] = [:]
    for scene in one.scenes where !other.scenes.contains(where: { $0.id == scene.id }) {
      if let name = name(scene) { candidates[name, default: []].append(scene) }
    }
    for scene in other.scenes where !one.scenes.contains(where: { $0.id == scene.id }) {
      guard let partners = name(scene).flatMap({ candidates[$0] }), partners.count == 1 else { continue }
      add(scene.id, partners[0].id, 0.9)
    }
  }

  /// The class or identifier of a scene's controller.
  private static func name(of scene: DocumentScene) -> String? {
    let controller = scene.controller
    let identifier = controller?.element["storyboardIdentifier"] ?? ""
    return "\(controller?.element.name.text ?? "") \(controller?.customClass ?? "") \(identifier)"
  }

  /// The id in `one` of the object or scene around an object; nil if that has no counterpart yet.
  private func owner(of object: Object, renaming ids: [ObjectID: ObjectID]) -> ObjectID? {
    let parent = object.owner?.id ?? object.scene?.id ?? ObjectMatching.document
    let owner = ids[parent] ?? parent
    return known.contains(owner) || taken.contains(owner) ? owner : nil
  }

  /// The keys by which an object matches: its parent with its content, or a single-element place with its kind.
  private func places(of object: Object, renaming ids: [ObjectID: ObjectID], _ likeness: Likeness) -> [Key] {
    guard let owner = owner(of: object, renaming: ids) else { return [] }
    let list = object.element.parent.map { "\($0.name.text) \($0[.key] ?? "")" } ?? ""
    var places = [Key(owner: owner, list: list, text: AnonymousContent(of: object, renaming: ids).text)]
    if let single = MergePlan.singlePlace(of: object.element) {
      let target = Connection(object.element)?.destination.map { (ids[$0] ?? $0).rawValue } ?? ""
      places.append(Key(owner: owner, list: single, text: "\(object.element.name.text) \(target)"))
    }
    switch likeness {
    case .equal: return places
    case .evident:
      let place = MergePlan.singlePlace(of: object.element) ?? list
      return places + [Key(owner: owner, list: place, text: object.element.name.text, similarity: 0.9)]
    case .similar: return places + similarPlaces(of: object, renaming: ids)
    }
  }

  /// The key by which similar objects match: parent, kind and label; for a constraint, everything but its constant.
  private func similarPlaces(of object: Object, renaming ids: [ObjectID: ObjectID]) -> [Key] {
    guard let owner = owner(of: object, renaming: ids) else { return [] }
    if object.element.name == .constraint {
      let terms = AnonymousContent(of: object, renaming: ids, without: ObjectMatching.constants).text
      return [Key(owner: owner, list: "terms", text: terms, similarity: 0.7)]
    }
    let kind = "\(object.element.name.text) \(object.customClass ?? "")"
    let list = object.element.parent?.name.text ?? ""
    let label = object.userLabel ?? object.element[.title] ?? object.element["text"] ?? object.element[.sceneMemberID]
    guard let label, !label.isEmpty else { return [] }
    return [Key(owner: owner, list: list, text: "\(kind) \(label)", similarity: 0.7)]
  }
}
