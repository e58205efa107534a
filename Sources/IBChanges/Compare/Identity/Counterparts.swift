import IBModel
import IBXML

/// The same things with different ids in two versions of a document: what both sides of a merge added, or what was
/// copied, recreated or renamed.
struct Counterparts {
  /// Ids of the one version by those of the other.
  private(set) var ids: [ObjectID: ObjectID] = [:]
  /// How alike the two are, by the id in the other version: 1 for the same content.
  private(set) var similarities: [ObjectID: Double] = [:]
  private let one: Document
  private let other: Document
  /// The objects and scenes that both versions have under the same id.
  private let known: Set<ObjectID>
  private let isOpen: (Object) -> Bool
  /// The objects of the one version that have a counterpart.
  private var taken: Set<ObjectID> = []

  /// Finds counterparts of objects that only one of the versions has.
  /// - Parameters:
  ///   - known: What is the same in both: ids of objects and scenes.
  ///   - takesSimilar: Whether objects that differ are counterparts if they are alike and no other one is.
  ///   - isOpen: Whether an object can have a counterpart.
  init(
    of other: Document, in one: Document, known: Set<ObjectID>, takesSimilar: Bool,
    where isOpen: @escaping (Object) -> Bool
  ) {
    (self.one, self.other, self.isOpen) = (one, other, isOpen)
    self.known = known.union([Counterparts.document])
    unite(takesSimilar: false)
    guard takesSimilar else { return }
    uniteScenes()
    unite(takesSimilar: true)
  }

  /// Stands for the document as the owner of its objects.
  private static let document: ObjectID = ""

  private struct Place: Hashable {
    var owner: ObjectID
    var list: String
    var text: String
    var similarity = 1.0
  }

  /// What refers to others is compared after them, until nothing new is found.
  private mutating func unite(takesSimilar: Bool) {
    var found = -1
    while found != ids.count {
      found = ids.count
      var candidates: [Place: [Object]] = [:]
      for object in one.objects where isOpen(object) && !taken.contains(object.id) && other.object(object.id) == nil {
        for place in places(of: object, renaming: [:], takesSimilar) { candidates[place, default: []].append(object) }
      }
      guard !candidates.isEmpty else { return }
      for object in other.objects where isOpen(object) && ids[object.id] == nil && one.object(object.id) == nil {
        for place in places(of: object, renaming: ids, takesSimilar) {
          guard let index = candidates[place]?.firstIndex(where: { !taken.contains($0.id) }),
            let partner = candidates[place]?.remove(at: index)
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

  /// A scene is that of its controller, which is known by its class or its identifier.
  private mutating func uniteScenes() {
    var candidates: [String: [DocumentScene]] = [:]
    for scene in one.scenes where !other.scenes.contains(where: { $0.id == scene.id }) {
      candidates[Counterparts.name(of: scene), default: []].append(scene)
    }
    for scene in other.scenes where !one.scenes.contains(where: { $0.id == scene.id }) {
      guard let partners = candidates[Counterparts.name(of: scene)], partners.count == 1 else { continue }
      add(scene.id, partners[0].id, 0.9)
    }
  }

  private static func name(of scene: DocumentScene) -> String {
    let controller = scene.controller
    let identifier = controller?.element["storyboardIdentifier"] ?? ""
    return "\(controller?.element.name.text ?? "") \(controller?.customClass ?? "") \(identifier)"
  }

  /// The id of the object or scene around an object, as the one version has it; nil for what is in something that has no
  /// counterpart yet.
  private func owner(of object: Object, renaming ids: [ObjectID: ObjectID]) -> ObjectID? {
    let parent = object.owner?.id ?? object.scene?.id ?? Counterparts.document
    let owner = ids[parent] ?? parent
    return known.contains(owner) || taken.contains(owner) ? owner : nil
  }

  /// Where and what an object is, if it says the same, or fills a place for one and is of the same kind.
  private func places(of object: Object, renaming ids: [ObjectID: ObjectID], _ takesSimilar: Bool) -> [Place] {
    guard let owner = owner(of: object, renaming: ids) else { return [] }
    let list = object.element.parent.map { "\($0.name.text) \($0[.key] ?? "")" } ?? ""
    var places = [Place(owner: owner, list: list, text: AnonymousContent(of: object, renaming: ids).text)]
    if let single = MergePlan.singlePlace(of: object.element) {
      let target = Connection(object.element)?.destination.map { (ids[$0] ?? $0).rawValue } ?? ""
      places.append(Place(owner: owner, list: single, text: "\(object.element.name.text) \(target)"))
    }
    return takesSimilar ? places + similarPlaces(of: object, renaming: ids) : places
  }

  /// What an object is called, where it is.
  private func similarPlaces(of object: Object, renaming ids: [ObjectID: ObjectID]) -> [Place] {
    guard object.element.name != .constraint, let owner = owner(of: object, renaming: ids) else { return [] }
    let kind = "\(object.element.name.text) \(object.customClass ?? "")"
    let list = object.element.parent?.name.text ?? ""
    let label = object.userLabel ?? object.element[.title] ?? object.element["text"] ?? object.element[.sceneMemberID]
    guard let label, !label.isEmpty else { return [] }
    return [Place(owner: owner, list: list, text: "\(kind) \(label)", similarity: 0.7)]
  }
}
