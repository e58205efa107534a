/// A message of JSON-RPC 2.0 from the client.
struct ClientMessage: Sendable {
  /// nil for a notification.
  var id: JSON?
  /// nil for an answer.
  var method: String?
  var params: JSON
  /// The result of an answer.
  var result: JSON?

  /// Reads a message; nil for other JSON.
  init?(_ json: JSON) {
    guard case .object(let members) = json, members["jsonrpc"] == "2.0" else { return nil }
    id = members["id"]
    method = members["method"]?.string
    params = members["params"] ?? [:]
    result = members["result"]
    guard method != nil || id != nil else { return nil }
  }

  /// The revision of the protocol that a request of 2026-07-28 and later carries with it.
  var carriedVersion: String? { params["_meta"]?["io.modelcontextprotocol/protocolVersion"]?.string }
}

/// An error as the protocol has it.
struct ProtocolError: Error, Sendable {
  var code: Int
  var message: String
  var data: JSON?

  static func parse(_ message: String) -> ProtocolError { ProtocolError(code: -32700, message: message) }
  static func invalid(_ message: String) -> ProtocolError { ProtocolError(code: -32600, message: message) }
  static func unknownMethod(_ method: String) -> ProtocolError {
    ProtocolError(code: -32601, message: "there is no method `\(method)`")
  }
  static func parameters(_ message: String) -> ProtocolError { ProtocolError(code: -32602, message: message) }
  static func version(_ requested: String) -> ProtocolError {
    ProtocolError(
      code: -32022, message: "unsupported protocol version",
      data: ["supported": .array(Revision.all.map { .string($0) }), "requested": .string(requested)])
  }
}

/// The revisions of the Model Context Protocol. Source: the specification at modelcontextprotocol.io and the package
/// `mcp-types` 2.3.0.
enum Revision {
  /// Those that begin with `initialize`, the oldest first.
  static let withHandshake = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"]
  /// Those whose requests carry the revision.
  static let carried = ["2026-07-28"]
  static let all = withHandshake + carried
}

/// What is sent to the client, as lines.
enum ServerMessage {
  static func result(_ result: JSON, for id: JSON) -> String {
    JSON.object(["jsonrpc": "2.0", "id": id, "result": result]).text
  }

  static func error(_ error: ProtocolError, for id: JSON) -> String {
    var members: [String: JSON] = ["code": .number(Double(error.code)), "message": .string(error.message)]
    members["data"] = error.data
    return JSON.object(["jsonrpc": "2.0", "id": id, "error": .object(members)]).text
  }

  static func request(_ method: String, id: String) -> String {
    JSON.object(["jsonrpc": "2.0", "id": .string(id), "method": .string(method)]).text
  }
}
