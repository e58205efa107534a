import IBModel

/// Finds the object a command is about in one document or several.
enum ObjectChoice {
  /// The only object whose id is `wanted`, or, when there is none, whose name it is.
  static func object(_ wanted: String, at path: String?) throws -> (document: InspectedDocument, object: Object) {
    let search = try DocumentSearch(at: path)
    let documents = search.documents.map { InspectedDocument($0) }
    let byID = hits(in: documents) { $0.id == wanted }
    let hits = byID.isEmpty ? hits(in: documents) { $0.name == wanted } : byID
    if let hit = hits.first, hits.count == 1 { return hit }
    guard !hits.isEmpty else {
      throw CommandFailure("no object \(search.place) has the id or name `\(wanted)`\(search.unread)")
    }
    let candidates = hits.map { "\($0.document.place(of: $0.object.element)) \($0.object.reference) \($0.object.kind)" }
    let what = byID.isEmpty ? "name `\(wanted)`; specify an id" : "id `\(wanted)`; specify the document"
    throw CommandFailure("several objects \(search.place) have the \(what): \(listed(candidates))")
  }

  /// The only document in which an object or scene has an id.
  static func document(withID id: String, at path: String?) throws -> LoadedDocument {
    let search = try DocumentSearch(at: path)
    if let named = search.named { return named }
    let hit = try search.only(with: "the id `\(id)`") { loaded in
      loaded.document.object(id) != nil || loaded.document.scenes.contains { $0.id == id }
    }
    if let hit { return hit }
    throw CommandFailure("nothing \(search.place) has the id `\(id)`\(search.unread)")
  }

  private static func hits(
    in documents: [InspectedDocument], where isWanted: (Object) -> Bool
  ) -> [(document: InspectedDocument, object: Object)] {
    documents.flatMap { document in document.document.objects.filter(isWanted).map { (document, $0) } }
  }
}
