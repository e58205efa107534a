import IBXML

/// The references of a document by the id that they refer to. They are read when the first is needed, and shared by all copies
/// of an edit: many edits remove nothing.
final class ReferenceIndex: Sendable {
  private let document: Document
  private let known = Locked<[ObjectID: [Reference]]?>(nil)

  init(_ document: Document) { self.document = document }

  /// The references to an id, in document order.
  subscript(id: ObjectID) -> [Reference] {
    known.withLock { known in
      let references = known ?? document.referencesByID()
      known = references
      return references[id] ?? []
    }
  }
}
