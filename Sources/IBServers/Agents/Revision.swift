/// The revisions of the Model Context Protocol. Source: the specification at modelcontextprotocol.io and the package
/// `mcp-types` 2.3.0.
enum Revision {
  /// The revisions that begin with `initialize`, the oldest first.
  static let withHandshake = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"]
  /// The revisions that requests carry.
  static let carried = ["2026-07-28"]
  static let all = withHandshake + carried
}

extension ClientMessage {
  /// The revision of the protocol that a request of 2026-07-28 and later carries with it.
  var carriedVersion: String? { params["_meta"]?["io.modelcontextprotocol/protocolVersion"]?.string }
}

extension ProtocolError {
  static func version(_ requested: String) -> ProtocolError {
    ProtocolError(
      code: -32022, message: "unsupported protocol version",
      data: ["supported": .array(Revision.all.map { .string($0) }), "requested": .string(requested)])
  }
}
