import IBBase
import IBXML

package struct ClientMessage: Sendable {
  /// nil for a notification.
  package var id: JSON?
  /// nil for an answer.
  package var method: String?
  package var params: JSON
  package var result: JSON?

  package init?(_ json: JSON) {
    guard case .object(let members) = json, members["jsonrpc"] == "2.0" else { return nil }
    id = members["id"]
    method = members["method"]?.string
    params = members["params"] ?? [:]
    result = members["result"]
    guard method != nil || id != nil else { return nil }
  }
}

package struct ProtocolError: Error, Sendable {
  package var code: Int
  package var message: String
  package var data: JSON? = nil

  package static func parse(_ message: String) -> ProtocolError { ProtocolError(code: -32700, message: message) }
  package static let notJSON = parse("this is not JSON, or has more than \(PlacedJSON.maximumDepth) levels")
  package static func invalid(_ message: String) -> ProtocolError { ProtocolError(code: -32600, message: message) }
  package static func unknownMethod(_ method: String) -> ProtocolError {
    ProtocolError(code: -32601, message: "there is no method `\(method)`")
  }
  package static func parameters(_ message: String) -> ProtocolError { ProtocolError(code: -32602, message: message) }
}

/// The messages to the client, as text without line feeds.
package enum ServerMessage {
  package static func result(_ result: JSON, for id: JSON) -> String {
    JSON.object(["jsonrpc": "2.0", "id": id, "result": result]).text
  }

  package static func error(_ error: ProtocolError, for id: JSON) -> String {
    var members: [String: JSON] = ["code": .number(Double(error.code)), "message": .string(error.message.onOneLine)]
    members["data"] = error.data
    return JSON.object(["jsonrpc": "2.0", "id": id, "error": .object(members)]).text
  }

  package static func request(_ method: String, id: String, _ params: JSON? = nil) -> String {
    message(method, ["id": .string(id)], params)
  }

  package static func notification(_ method: String, _ params: JSON) -> String { message(method, [:], params) }

  private static func message(_ method: String, _ members: [String: JSON], _ params: JSON?) -> String {
    var members = members
    members["jsonrpc"] = "2.0"
    members["method"] = .string(method)
    members["params"] = params
    return JSON.object(members).text
  }
}
