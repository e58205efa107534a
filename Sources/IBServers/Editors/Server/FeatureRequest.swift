import IBModel
import IBProject

/// A request with everything that its answer depends on, as it was when it arrived.
struct FeatureRequest: Sendable {
  let params: JSON
  /// The document that it is about, if it is open.
  let document: DocumentSnapshot?
  /// What was found in it, in this or an earlier version.
  let findings: DocumentDiagnoses?
  /// All open documents by URI.
  let open: [String: DocumentSnapshot]
  let folders: [String]
  let client: ClientCapabilities
  let program: ServerProgram
  let projects: ServerProjects

  /// The document that it is about.
  func requireDocument() throws(ProtocolError) -> DocumentSnapshot {
    guard let document else {
      throw .parameters("`\(params["textDocument"]?["uri"]?.string ?? "")` is not open")
    }
    return document
  }

  /// The offset in the typed text that it is about.
  func requireOffset() throws(ProtocolError) -> Int {
    guard let offset = try requireDocument().lines.offset(of: params["position"]) else {
      throw .parameters("`position` is not a position")
    }
    return offset
  }

  /// What the position is on; nil where the text cannot be read as a document.
  func place() throws(ProtocolError) -> DocumentPlace? {
    let snapshot = try requireDocument()
    let offset = try requireOffset()
    guard let document = snapshot.document else { return nil }
    return DocumentPlace(document, at: snapshot.reading.map.repaired(offset))
  }
}

/// What answers a kind of request.
typealias Feature = @Sendable (FeatureRequest) async throws(ProtocolError) -> JSON
