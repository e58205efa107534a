/// A server of the Model Context Protocol: tools for agents that read, check, draw and change documents.
///
/// Messages are lines of JSON. Each request runs by itself, so that a client can cancel it.
package actor AgentServer {
  /// Sends a line to the client.
  package typealias Send = @Sendable (String) async -> Void

  private let send: Send
  private let version: String
  private let isRootGiven: Bool
  private let tools: AgentTools
  private var roots: AgentRoots
  private var offersRoots = false
  private var rootsRequestCount = 0
  /// The id of the request for the folders of the client that has no answer yet.
  private var rootsRequest: String?
  /// The requests that read files, until the folders are known.
  private var waiting: [(method: String, message: ClientMessage, id: JSON)] = []
  private var running: [JSON: Task<Void, Never>] = [:]
  private var cancelled: Set<JSON> = []

  /// The largest number of bytes in an accepted line.
  package static let longestLine = 32 << 20

  /// Creates a server.
  /// - Parameters:
  ///   - program: The path of `ibt`.
  ///   - roots: The folders to read and change; if empty, the folders of the client or the current one.
  ///   - isReadOnly: Whether nothing may be changed.
  package init(program: String, version: String, roots: [String], isReadOnly: Bool, send: @escaping Send) {
    (self.send, self.version) = (send, version)
    isRootGiven = !roots.isEmpty
    self.roots = AgentRoots(roots.isEmpty ? ["."] : roots)
    tools = AgentTools(program: program, isReadOnly: isReadOnly)
  }

  package func receive(_ line: [UInt8]) async {
    if line.allSatisfy({ $0 == 0x20 || $0 == 0x0D }) { return }
    guard line.count <= AgentServer.longestLine else {
      return await send(ServerMessage.error(.invalid("a message has at most 32 MB"), for: .null))
    }
    guard let json = JSON(line) else {
      return await send(ServerMessage.error(.notJSON, for: .null))
    }
    guard let message = ClientMessage(json) else {
      return await send(ServerMessage.error(.invalid("the line is not a message of JSON-RPC 2.0"), for: .null))
    }
    guard let method = message.method else { return receiveAnswer(message) }
    guard let id = message.id else { return await receiveNotification(method, message.params) }
    if method == "initialize", !isRootGiven, message.params["capabilities"]?["roots"] != nil { expectRoots() }
    if rootsRequest != nil, AgentServer.methodsWithFiles.contains(method) {
      waiting.append((method, message, id))
    } else {
      start(method, message, id)
    }
  }

  private static let methodsWithFiles = ["tools/call", "resources/list", "resources/read"]

  package func finish() async {
    // Nothing answers any more.
    if rootsRequest != nil { keep(AgentRoots([])) }
    for task in running.values { await task.value }
  }

  private func receiveAnswer(_ message: ClientMessage) {
    if let rootsRequest, message.id?.string == rootsRequest { keep(AgentRoots(answer: message.result)) }
  }

  private func keep(_ roots: AgentRoots) {
    (self.roots, rootsRequest) = (roots, nil)
    for (method, message, id) in waiting { start(method, message, id) }
    waiting = []
  }

  private func receiveNotification(_ method: String, _ params: JSON) async {
    switch method {
    case "notifications/cancelled":
      guard let id = params["requestId"] else { return }
      waiting.removeAll { $0.id == id }
      guard let task = running[id] else { return }
      cancelled.insert(id)
      task.cancel()
    case "notifications/roots/list_changed" where offersRoots:
      expectRoots()
      await askForRoots()
    default: break
    }
  }

  private func askForRoots() async {
    if let rootsRequest { await send(ServerMessage.request("roots/list", id: rootsRequest)) }
  }

  private func expectRoots() {
    offersRoots = true
    rootsRequestCount += 1
    rootsRequest = "ibt-roots-\(rootsRequestCount)"
  }

  private func start(_ method: String, _ message: ClientMessage, _ id: JSON) {
    running[id] = Task { await self.answer(method, message, id) }
  }

  private func answer(_ method: String, _ message: ClientMessage, _ id: JSON) async {
    let line: String
    do throws(ProtocolError) {
      let carried = message.carriedVersion
      if let carried, !Revision.all.contains(carried) { throw .version(carried) }
      var result = try await result(of: method, message.params)
      if let carried, Revision.carried.contains(carried) || method == "server/discover" {
        result = AgentServer.complete(result)
      }
      line = ServerMessage.result(result, for: id)
    } catch {
      line = ServerMessage.error(error, for: id)
    }
    // A client does not expect an answer to a cancelled request.
    if cancelled.remove(id) == nil { await send(line) }
    // Not before: the server ends when nothing is running.
    running[id] = nil
    if method == "initialize" { await askForRoots() }
  }

  /// Adds the members that results have since 2026-07-28.
  private static func complete(_ result: JSON) -> JSON {
    guard case .object(var members) = result else { return result }
    members["resultType"] = "complete"
    members["ttlMs"] = 0
    members["cacheScope"] = "private"
    return .object(members)
  }

  private func result(of method: String, _ params: JSON) async throws(ProtocolError) -> JSON {
    switch method {
    case "initialize":
      let requested = params["protocolVersion"]?.string ?? ""
      let latest = Revision.withHandshake.last ?? requested
      var members = description
      members["protocolVersion"] = .string(Revision.withHandshake.contains(requested) ? requested : latest)
      return .object(members)
    case "server/discover":
      var members = description
      members["supportedVersions"] = .array(Revision.all.map { .string($0) })
      return .object(members)
    case "ping": return [:]
    case "tools/list": return ["tools": .array(tools.descriptions)]
    case "tools/call": return try await call(params)
    case "resources/list": return ["resources": .array(tools.resources(below: roots))]
    case "resources/templates/list": return ["resourceTemplates": []]
    case "resources/read":
      guard let address = params["uri"]?.string else { throw .parameters("`uri` is missing") }
      return ["contents": [try tools.contents(of: address, roots)]]
    default: throw .unknownMethod(method)
    }
  }

  private var description: [String: JSON] {
    [
      "capabilities": ["tools": [:], "resources": [:]], "serverInfo": ["name": "ibt", "version": .string(version)],
      "instructions": .string(AgentTools.instructions),
    ]
  }

  private func call(_ params: JSON) async throws(ProtocolError) -> JSON {
    guard let name = params["name"]?.string else { throw .parameters("`name` of the tool is missing") }
    return try await tools.call(name, params["arguments"] ?? [:], roots)
  }
}
