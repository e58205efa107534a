import IBModel
import IBXML

/// New ids for objects of theirs: the same object added on both sides gets one id, and different objects with one id
/// get two.
enum AddedIdentifiers {
  static func of(_ theirs: Document, base: Document, ours: Document) -> [ObjectID: ObjectID] {
    let known = Set(base.objects.map(\.id) + base.scenes.map(\.id))
    let uses = (theirs: uses(in: theirs, known), ours: uses(in: ours, known))
    let matching = ObjectMatching(
      of: theirs, in: ours, known: known, by: .equal, where: { !known.contains($0.id) },
      areSame: { their, our, _ in uses.theirs(their) == uses.ours(our) })
    var ids = matching.ids
    var mint = IDGenerator(ours)
    for object in theirs.objects where !known.contains(object.id) {
      guard let other = ours.object(object.id), other.element.name != object.element.name else { continue }
      var candidate = mint.identifier(for: object.id.rawValue)
      while theirs.object(candidate) != nil { candidate = mint.identifier(for: candidate.rawValue) }
      ids[object.id] = candidate
    }
    return ids
  }

  /// Returns the function for the uses of an added object: the references to it, and its frame if only that places it.
  /// Sides that use alike objects differently added different ones. A place for one has room for one object, which is
  /// the same if the sides set the same attributes.
  private static func uses(in document: Document, _ known: Set<ObjectID>) -> (Object) -> [String] {
    let (references, freeViews) = (document.referencesByID(), FreeViews(document))
    // The same added objects may have different ids on each side.
    let name = { (id: String) in known.contains(ObjectID(id)) || document.object(ObjectID(id)) == nil ? id : "?" }
    return { object in
      if MergePlan.singlePlace(of: object.element) != nil {
        return object.element.attributes.map(\.name).filter { !Noise.isFlag($0) }.map(\.text).sorted()
      }
      let uses = (references[object.id] ?? []).map { reference in
        let owner = reference.element.parent?.owner?.id.rawValue ?? ""
        let attributes = reference.element.attributes.filter { $0.name != .id }.map { attribute in
          "\(attribute.name.text)=\(attribute.value == object.id.rawValue ? "#" : name(attribute.value))"
        }
        return "\(name(owner)) \(reference.element.name.text) \(attributes.sorted())"
      }
      return uses.sorted() + object.element.children.filter(freeViews.isFrame).map(Signature.of)
    }
  }
}
