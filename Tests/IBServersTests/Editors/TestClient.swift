import Foundation
import Testing

@testable import IBServers

/// An editor that speaks to a server in the same process.
actor TestClient {
  private(set) var received: [JSON] = []
  private var requestCount = 0
  private var server: LanguageServer?
  /// Whether a slow message is on its way.
  private(set) var isWaiting = false

  static let uri = "file:///app/Main.storyboard"
  static let document: JSON = ["uri": .string(uri)]

  /// - Parameter slow: A part of the messages that take half a second to arrive.
  init(_ capabilities: JSON = TestClient.usual, opening text: String? = nil, slow: String? = nil) async throws {
    let program = ServerProgram(version: "1", rulePages: "/pages", cacheFolder: nil)
    server = LanguageServer(program) { [weak self] message in
      if let slow, message.contains(slow) { await self?.wait() }
      await self?.receive(message)
    }
    _ = try await ask(
      "initialize", ["capabilities": capabilities, "initializationOptions": ["commands": ["ibt.showPreview"]]])
    await notify("initialized", [:])
    if let text { await open(text) }
  }

  static let usual: JSON = [
    "textDocument": [
      "completion": ["completionItem": ["snippetSupport": true]],
      "documentSymbol": ["hierarchicalDocumentSymbolSupport": true],
      "publishDiagnostics": ["relatedInformation": true, "codeDescriptionSupport": true],
    ], "workspace": ["applyEdit": true, "workspaceEdit": ["documentChanges": true]],
  ]

  private func wait() async {
    isWaiting = true
    try? await Task.sleep(for: .milliseconds(500))
  }

  private func receive(_ message: String) { if let json = JSON(Array(message.utf8)) { received.append(json) } }

  func deliver(_ message: String) async { _ = await server?.receive(.message(Array(message.utf8))) }

  private func deliver(_ json: JSON) async { await deliver(json.text) }

  func notify(_ method: String, _ params: JSON) async {
    await deliver(["jsonrpc": "2.0", "method": .string(method), "params": params])
  }

  func answer(to method: String, _ params: JSON) async throws -> JSON {
    requestCount += 1
    let id = JSON.number(Double(requestCount))
    await deliver(["jsonrpc": "2.0", "id": id, "method": .string(method), "params": params])
    return try await first { $0["id"] == id && $0["method"] == nil }
  }

  func ask(_ method: String, _ params: JSON) async throws -> JSON {
    let answer = try await answer(to: method, params)
    return try #require(answer["result"], "\(answer.text)")
  }

  func first(where isWanted: (JSON) -> Bool) async throws -> JSON {
    for _ in 0..<3000 {
      if let found = received.first(where: isWanted) { return found }
      try await Task.sleep(for: .milliseconds(10))
    }
    throw Missing(received: received.suffix(3).map(\.text))
  }

  struct Missing: Error { var received: [String] }

  func open(_ text: String, as uri: String = TestClient.uri) async {
    await notify("textDocument/didOpen", ["textDocument": ["uri": .string(uri), "version": 1, "text": .string(text)]])
  }

  func change(to version: Int, _ changes: [JSON], in uri: String = TestClient.uri) async {
    await notify(
      "textDocument/didChange",
      ["textDocument": ["uri": .string(uri), "version": .number(Double(version))], "contentChanges": .array(changes)])
  }

  /// The last diagnostics of a version that are sent before nothing more comes.
  func diagnostics(of version: Int, in uri: String = TestClient.uri) async throws -> [JSON] {
    let isOfVersion = { (message: JSON) in
      message["method"] == "textDocument/publishDiagnostics" && message["params"]?["uri"] == .string(uri)
        && message["params"]?["version"]?.integer == version
    }
    _ = try await first(where: isOfVersion)
    var last = received.count
    repeat {
      last = received.count
      try await Task.sleep(for: .milliseconds(600))
    } while received.count > last
    return received.last(where: isOfVersion)?["params"]?["diagnostics"]?.array ?? []
  }

  func ask(_ method: String, at marked: String, _ more: [String: JSON] = [:]) async throws -> JSON {
    let answer = try await answer(to: method, at: marked, more)
    return try #require(answer["result"], "\(answer.text)")
  }

  /// The answer to a request about the position of `|` in a text; `|` is not part of the document.
  func answer(to method: String, at marked: String, _ more: [String: JSON] = [:]) async throws -> JSON {
    let parts = marked.split(separator: "|", omittingEmptySubsequences: false)
    await open(parts.joined())
    let lines = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
    var params = more
    params["textDocument"] = TestClient.document
    params["position"] = [
      "line": .number(Double(lines.count - 1)), "character": .number(Double(lines.last?.utf16.count ?? 0)),
    ]
    return try await answer(to: method, .object(params))
  }
}
