import IBModel
import IBWorkspace

/// Finds the object a command is about in one document or several.
enum ObjectChoice {
  /// Candidates that a message lists.
  private static let listedCount = 10

  /// The only object whose id is `wanted`, or, when there is none, whose name it is.
  static func object(_ wanted: String, at path: String?) throws -> (document: InspectedDocument, object: Object) {
    let documents = try documents(at: path)
    let byID = hits(in: documents) { $0.id == wanted }
    let hits = byID.isEmpty ? hits(in: documents) { $0.name == wanted } : byID
    if let hit = hits.first, hits.count == 1 { return hit }
    let place = place(path)
    guard !hits.isEmpty else { throw CommandFailure("no object \(place) has the id or name `\(wanted)`") }
    let candidates = hits.map { "\($0.document.place(of: $0.object.element)) \($0.object.reference) \($0.object.kind)" }
    let what = byID.isEmpty ? "name `\(wanted)`; give the id of one" : "id `\(wanted)`; name the document"
    throw CommandFailure("several objects \(place) have the \(what): \(listed(candidates))")
  }

  /// The only document in which an object or scene has an id.
  static func document(withID id: String, at path: String?) throws -> LoadedDocument {
    if let path, path == "-" || !DocumentPaths.isFolder(path) { return try LoadedDocument(path: path) }
    let hits = try loadedDocuments(at: path).filter { loaded in
      loaded.document.object(id) != nil || loaded.document.scenes.contains { $0.id == id }
    }
    if let hit = hits.first, hits.count == 1 { return hit }
    guard !hits.isEmpty else { throw CommandFailure("nothing \(place(path)) has the id `\(id)`") }
    throw CommandFailure("several documents \(place(path)) have the id `\(id)`; name one: \(listed(hits.map(\.path)))")
  }

  private static func hits(
    in documents: [InspectedDocument], where isWanted: (Object) -> Bool
  ) -> [(document: InspectedDocument, object: Object)] {
    documents.flatMap { document in document.document.objects.filter(isWanted).map { (document, $0) } }
  }

  private static func documents(at path: String?) throws -> [InspectedDocument] {
    try loadedDocuments(at: path).map { InspectedDocument($0) }
  }

  /// A single document must be readable; of a folder's, those that are.
  private static func loadedDocuments(at path: String?) throws -> [LoadedDocument] {
    let path = path ?? "."
    guard path != "-", DocumentPaths.isFolder(path) else { return [try LoadedDocument(path: path)] }
    return try DocumentPaths.expand([path]).compactMap { try? LoadedDocument(path: $0) }
  }

  private static func place(_ path: String?) -> String {
    guard let path, path != "." else { return "below the current folder" }
    return DocumentPaths.isFolder(path) ? "below `\(path)`" : "in `\(path)`"
  }

  private static func listed(_ texts: [String]) -> String {
    let rest = texts.count - listedCount
    return texts.prefix(listedCount).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
