/// A server of the Language Server Protocol 3.17 for documents, layout sheets and configurations.
///
/// Messages are handled in order. A task answers each request on the text as it was when the request arrived, so that
/// slow answers do not delay typing.
package actor LanguageServer {
  package typealias Send = @Sendable (String) async -> Void

  private enum Phase { case new, running, shutDown }

  let send: Send
  let program: ServerProgram
  let projects: ServerProjects
  private var phase = Phase.new
  private(set) var client = ClientCapabilities()
  private(set) var folders: [String] = []
  var documents: [String: OpenFile] = [:]
  /// The task that sends the last diagnostics.
  var publishing: Task<Void, Never>?
  private var running: [JSON: Task<Void, Never>] = [:]
  private var requestCount = 0
  private var indexing: Task<Void, Never>?
  /// The task that waits for more files to change.
  private var rereading: Task<Void, Never>?
  private var changedFiles: [String] = []

  /// The largest accepted message, in bytes.
  package static let longestMessage = 256 << 20

  package init(_ program: ServerProgram, send: @escaping Send) {
    (self.program, self.send) = (program, send)
    projects = ServerProjects(program)
  }

  /// Handles arrived data.
  /// - Returns: The exit code if the client ended the session.
  package func receive(_ part: HeaderFraming.Part) async -> Int32? {
    switch part {
    case .fault(let message): await refuse(.parse(message))
    case .message(let bytes):
      guard let json = JSON(bytes) else {
        await refuse(.notJSON)
        return nil
      }
      guard let message = ClientMessage(json) else {
        await refuse(.invalid("this is not a message of JSON-RPC 2.0"))
        return nil
      }
      return await receive(message)
    }
    return nil
  }

  /// Refuses a message that may have been a change of any document.
  private func refuse(_ error: ProtocolError) async {
    for uri in documents.keys { documents[uri]?.mayLackChange = true }
    await send(ServerMessage.error(error, for: .null))
  }

  private func receive(_ message: ClientMessage) async -> Int32? {
    guard let method = message.method else { return nil }
    if method == "exit" { return phase == .shutDown ? 0 : 1 }
    if let id = message.id {
      await receiveRequest(method, message.params, id)
    } else {
      await receiveNotification(method, message.params)
    }
    return nil
  }

  /// Waits for all requests that are being answered.
  package func finish() async {
    for task in running.values { await task.value }
    for document in documents.values { document.analysis?.cancel() }
    indexing?.cancel()
    await projects.save()
  }

  private func receiveRequest(_ method: String, _ params: JSON, _ id: JSON) async {
    switch (method, phase) {
    case ("initialize", .new):
      phase = .running
      client = ClientCapabilities(params)
      folders = LanguageServer.folders(of: params)
      await send(ServerMessage.result(ServerCapabilities.answer(to: client, program), for: id))
    case (_, .new):
      await send(ServerMessage.error(ProtocolError(code: -32002, message: "`initialize` is first"), for: id))
    case ("shutdown", .running):
      phase = .shutDown
      await finish()
      await send(ServerMessage.result(.null, for: id))
    case (_, .shutDown): await send(ServerMessage.error(.invalid("the server was shut down"), for: id))
    default: start(method, params, id)
    }
  }

  private func start(_ method: String, _ params: JSON, _ id: JSON) {
    let document = params["textDocument"]?["uri"]?.string.flatMap { documents[$0] }
    let request = FeatureRequest(
      params: params, document: document?.snapshot, findings: document?.findings,
      open: documents.mapValues(\.snapshot), folders: folders, client: client, program: program, projects: projects)
    let send = send
    running[id] = Task {
      let line: String
      do throws(ProtocolError) {
        let result = try await self.answer(method, request)
        line =
          Task.isCancelled
          ? ServerMessage.error(ProtocolError(code: -32800, message: "the request was cancelled"), for: id)
          : ServerMessage.result(result, for: id)
      } catch { line = ServerMessage.error(error, for: id) }
      await send(line)
      self.running[id] = nil
    }
  }

  private nonisolated func answer(_ method: String, _ request: FeatureRequest) async throws(ProtocolError) -> JSON {
    if method == "textDocument/diagnostic" { return try await diagnosticReport(request) }
    if method == "workspace/executeCommand" { return try await execute(request) }
    guard let feature = FeatureTable.features[method] else { throw .unknownMethod(method) }
    return try await feature(method == "textDocument/codeAction" ? await checked(request) : request)
  }

  private func receiveNotification(_ method: String, _ params: JSON) async {
    guard phase == .running else { return }
    switch method {
    case "initialized": await begin()
    case "$/cancelRequest":
      if let id = params["id"] { running[id]?.cancel() }
    case "textDocument/didOpen": await open(params)
    case "textDocument/didChange": await change(params)
    case "textDocument/didClose": await close(params)
    case "textDocument/didSave": filesChanged([params["textDocument"]?["uri"]?.string].compactMap { $0 })
    case "workspace/didChangeWatchedFiles":
      filesChanged((params["changes"]?.array ?? []).compactMap { $0["uri"]?.string })
    case "workspace/didChangeWorkspaceFolders": changeFolders(params["event"] ?? [:])
    case "workspace/didChangeConfiguration": filesChanged([])
    default: break
    }
  }

  private func begin() async {
    indexing = Task.detached(priority: .utility) { await self.index() }
    guard client.registersWatchers else { return }
    let patterns = [
      "**/*.{storyboard,xib,yml,xml,swift,m,mm,h,strings,xcstrings,plist}", "**/*.{xcassets,pbxproj}/**",
    ]
    let watchers = patterns.map { JSON.object(["globPattern": .string($0)]) }
    await request(
      "client/registerCapability",
      [
        "registrations": [
          [
            "id": "ibt-files", "method": "workspace/didChangeWatchedFiles",
            "registerOptions": ["watchers": .array(watchers)],
          ]
        ]
      ])
  }

  /// The time without further changed files before everything is read again, in milliseconds.
  private static let calm = 250

  private func filesChanged(_ uris: [String]) {
    changedFiles += uris.compactMap { FileURI.path($0) }
    rereading?.cancel()
    rereading = Task {
      try? await Task.sleep(for: .milliseconds(LanguageServer.calm))
      guard !Task.isCancelled else { return }
      await reread()
    }
  }

  private func reread() async {
    let paths = changedFiles
    changedFiles = []
    await projects.forget(paths)
    for uri in documents.keys.sorted() { analyze(uri) }
  }

  private static func folders(of params: JSON) -> [String] {
    let listed = params["workspaceFolders"]?.array?.compactMap { $0["uri"]?.string } ?? []
    let uris = listed.isEmpty ? [params["rootUri"]?.string].compactMap { $0 } : listed
    return uris.compactMap { FileURI.path($0) }
  }

  private func changeFolders(_ event: JSON) {
    let paths = { (key: String) in
      (event[key]?.array ?? []).compactMap { $0["uri"]?.string.flatMap { FileURI.path($0) } }
    }
    let removed = Set(paths("removed"))
    folders = folders.filter { !removed.contains($0) } + paths("added").filter { !folders.contains($0) }
  }

  /// Sends a request and ignores its answer.
  func request(_ method: String, _ params: JSON?) async {
    requestCount += 1
    await send(ServerMessage.request(method, id: "ibt-\(requestCount)", params))
  }

  func show(_ message: String, isError: Bool) async {
    await send(
      ServerMessage.notification("window/showMessage", ["type": isError ? 1 : 3, "message": .string(message)]))
  }
}
