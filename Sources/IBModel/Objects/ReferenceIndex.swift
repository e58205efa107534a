import IBBase

/// The references of a document by id, read when first needed and shared by all copies of an edit.
final class ReferenceIndex: Sendable {
  private let document: Document
  private let known = Locked<[ObjectID: [Reference]]?>(nil)

  init(_ document: Document) { self.document = document }

  subscript(id: ObjectID) -> [Reference] {
    known.withLock { known in
      let references = known ?? document.referencesByID()
      known = references
      return references[id] ?? []
    }
  }
}
