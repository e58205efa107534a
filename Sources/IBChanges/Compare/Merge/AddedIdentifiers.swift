import IBModel

/// New ids for objects of theirs: the same object added on both sides gets one id, and different objects with one id
/// get two.
enum AddedIdentifiers {
  static func of(_ theirs: Document, base: Document, ours: Document) -> [ObjectID: ObjectID] {
    let known = Set(base.objects.map(\.id) + base.scenes.map(\.id))
    let counterparts = Counterparts(of: theirs, in: ours, known: known, takesSimilar: false) { !known.contains($0.id) }
    var ids = counterparts.ids
    var mint = IDGenerator(ours)
    for object in theirs.objects where !known.contains(object.id) {
      guard let other = ours.object(object.id), other.element.name != object.element.name else { continue }
      var candidate = mint.identifier(for: object.id.rawValue)
      while theirs.object(candidate) != nil { candidate = mint.identifier(for: candidate.rawValue) }
      ids[object.id] = candidate
    }
    return ids
  }
}
