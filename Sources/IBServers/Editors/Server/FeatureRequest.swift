import IBModel

/// A request with everything that its answer depends on, in the state of its arrival.
struct FeatureRequest: Sendable {
  let params: JSON
  let document: DocumentSnapshot?
  var findings: KnownFindings?
  /// All open documents by URI.
  let open: [String: DocumentSnapshot]
  let folders: [String]
  let client: ClientCapabilities
  let program: ServerProgram
  let projects: ServerProjects

  func requireDocument() throws(ProtocolError) -> DocumentSnapshot {
    guard let document else {
      throw .parameters("`\(params["textDocument"]?["uri"]?.string ?? "")` is not open")
    }
    return document
  }

  func requireOffset() throws(ProtocolError) -> Int {
    guard let offset = try requireDocument().lines.offset(of: params["position"]) else {
      throw .parameters("`position` is not a position")
    }
    return offset
  }

  /// The place at the position; nil if the text cannot be read as a document.
  func place() throws(ProtocolError) -> DocumentPlace? {
    let snapshot = try requireDocument()
    let offset = try requireOffset()
    guard let document = snapshot.document else { return nil }
    return DocumentPlace(document, at: snapshot.reading.map.repaired(offset))
  }
}

/// A function that answers a kind of request.
typealias Feature = @Sendable (FeatureRequest) async throws(ProtocolError) -> JSON
