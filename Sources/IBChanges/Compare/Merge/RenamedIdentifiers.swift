import IBBase
import IBModel
import IBXML

/// The new ids that the sides of a merge gave to objects and scenes of the base. Both sides are merged with the ids of
/// the base, so references follow, and the result has the new ones.
struct RenamedIdentifiers {
  /// Ids of the base by ids of a side.
  let earlier: [MergeSide: [ObjectID: ObjectID]]
  /// Ids of the result by ids of the base: ours where both sides have a new one.
  let later: [ObjectID: ObjectID]

  init(_ base: Document, _ ours: Document, _ theirs: Document) {
    let found = [ours, theirs].map { RenamedIdentifiers.found(in: $0, since: base) }
    // An id that the other side has for something else would be there twice.
    let mine = found[0].filter { theirs.object($0.key) == nil || found[1][$0.key] == $0.value }
    let other = found[1].filter { ours.object($0.key) == nil || found[0][$0.key] == $0.value }
    earlier = [.ours: mine, .theirs: other]
    later = Dictionary([other, mine].joined().map { ($0.value, $0.key) }, uniquingKeysWith: { $1 })
  }

  private static func found(in side: Document, since base: Document) -> [ObjectID: ObjectID] {
    let ids = [base, side].map { Set($0.objects.map(\.id) + $0.scenes.map(\.id)) }
    let known = ids[0].intersection(ids[1])
    if known.count == ids[0].count { return [:] }
    let references = (new: side.referencesByID(), old: base.referencesByID())
    let areSame = { (object: Object, earlier: Object, hasSameContent: Bool) in
      let parts = earlier.element.subtree.compactMap { Object($0) }.filter { $0.owner == earlier }
      let votes =
        votes(references.new[object.id], for: earlier.id, in: base)
        + votes(references.old[earlier.id], for: object.id, in: side)
        + parts.compactMap { side.object($0.id)?.owner == object ? true : nil }
      return votes.contains(true) || hasSameContent && votes.isEmpty || object.element.name == .outlet
    }
    let matching = ObjectMatching(of: side, in: base, known: known, by: .evident, areSame: areSame)
    // A reference to the former id does not mean the object with the new one.
    return matching.ids.filter { references.new[$0.value] == nil }
  }

  /// Whether references are to the id in the other version, too, as far as it has them.
  private static func votes(_ references: [Reference]?, for id: ObjectID, in other: Document) -> [Bool] {
    (references ?? []).compactMap { reference in
      let element = Object(reference.element).flatMap { other.object($0.id)?.element }
      return element?[reference.attribute.name].map { $0 == id.rawValue }
    }
  }

  /// Returns a version with other ids.
  static func applied(_ ids: [ObjectID: ObjectID], to document: Document) throws(ExplainedError) -> Document {
    if ids.isEmpty { return document }
    var splices: [Splice] = []
    for element in document.tree.elements {
      for attribute in element.attributes where IDGenerator.mayHoldID(attribute.name, on: element.name) {
        guard let id = ids[ObjectID(attribute.value)] else { continue }
        splices.append(Splice(attribute.valueRange, Escaping.attribute(id.rawValue)))
      }
    }
    let source = document.tree.source
    guard let text = try? splices.applied(to: source.utf8) else { return document }
    return try DocumentMerge.read(source.encoded(text))
  }

  /// The text with the ids of the result for objects that it names.
  func applied(to text: String) -> String {
    if let id = later[ObjectID(text)] { return id.rawValue }
    return later.reduce(text) { $0.replacing("(\($1.key))", with: "(\($1.value))") }
  }

  /// Notes about objects to which both sides gave new ids. Nothing refers to constraints and connections.
  func notes(_ base: Document) -> [String] {
    (earlier[.theirs] ?? [:]).ordered(by: \.value).compactMap { theirID, id in
      guard let object = base.object(id), let ourID = later[id], ourID != theirID,
        Constraint(object.element) == nil, Connection(object.element) == nil
      else { return nil }
      return "\(object.path) (\(ourID)): both sides gave it another id; it has the id of our side, not `\(theirID)`"
    }
  }
}
