import IBLint

extension LanguageServer {
  /// The pause in typing before frames are computed, in milliseconds.
  private static let pause = 120

  /// Checks a document: first without frames, then with all rules.
  func analyze(_ uri: String) {
    guard let open = documents[uri] else { return }
    open.analysis?.cancel()
    let snapshot = open.snapshot
    documents[uri]?.analysis = Task.detached(priority: .userInitiated) { await self.analyze(snapshot) }
  }

  private nonisolated func analyze(_ snapshot: DocumentSnapshot) async {
    // Versions of fast typing that are already old are not checked.
    guard !Task.isCancelled else { return }
    let quick = await DocumentCheck(snapshot: snapshot, projects: projects).findings(withFrames: false)
    guard !Task.isCancelled else { return }
    await keep(quick, of: snapshot)
    guard !quick.isComplete else { return }
    try? await Task.sleep(for: .milliseconds(LanguageServer.pause))
    guard !Task.isCancelled else { return }
    let all = await DocumentCheck(snapshot: snapshot, projects: projects).findings(withFrames: true)
    guard !Task.isCancelled else { return }
    await keep(all, of: snapshot)
  }

  /// The request with the findings in its text, after the check of it.
  func checked(_ request: FeatureRequest) async -> FeatureRequest {
    var request = request
    guard let snapshot = request.document else { return request }
    while let open = documents[snapshot.uri], open.snapshot === snapshot {
      request.findings = open.findings
      if open.findings.snapshot === snapshot, open.findings.isComplete { break }
      guard let analysis = open.analysis, !Task.isCancelled else { break }
      await analysis.value
    }
    return request
  }

  private func keep(_ found: KnownFindings, of snapshot: DocumentSnapshot) async {
    guard let open = documents[snapshot.uri], open.snapshot === snapshot else { return }
    let found = found.with(open.findings, in: snapshot)
    documents[snapshot.uri]?.findings = found
    if client.pullsDiagnostics {
      let isNew = found.isComplete && found.shown != open.findings.shown
      if isNew, client.refreshesDiagnostics { await request("workspace/diagnostic/refresh", nil) }
    } else {
      await publish(found.shown, of: snapshot)
    }
  }

  /// Sends diagnostics after all earlier ones: a client shows the last that it got.
  func publish(_ diagnoses: [Finding], of snapshot: DocumentSnapshot) async {
    let message = ServerMessage.notification(
      "textDocument/publishDiagnostics",
      [
        "uri": .string(snapshot.uri), "version": .number(Double(snapshot.version)),
        "diagnostics": .array(diagnoses.map { $0.json(snapshot, client, program) }),
      ])
    let (send, earlier) = (send, publishing)
    let task = Task {
      await earlier?.value
      await send(message)
    }
    publishing = task
    await task.value
  }

  /// The diagnostics for a client that requests them, without those about frames if it can be asked to refresh later.
  nonisolated func diagnosticReport(_ request: FeatureRequest) async throws(ProtocolError) -> JSON {
    let snapshot = try request.requireDocument()
    var found = request.findings ?? KnownFindings()
    if found.snapshot !== snapshot || !found.isComplete && !request.client.refreshesDiagnostics {
      let check = DocumentCheck(snapshot: snapshot, projects: request.projects)
      found = await check.findings(withFrames: !request.client.refreshesDiagnostics).with(found, in: snapshot)
    }
    return [
      "kind": "full", "items": .array(found.shown.map { $0.json(snapshot, request.client, request.program) }),
    ]
  }

  /// Reads the documents of all folders ahead of the first search.
  nonisolated func index() async {
    for folder in await folders {
      let paths = await projects.documents(below: folder)
      if paths.isEmpty { continue }
      let token = JSON.string("ibt-index \(folder)")
      await beginProgress(token, "ibt: reading \(paths.count) documents")
      for (number, path) in paths.enumerated() {
        if Task.isCancelled { break }
        _ = await projects.symbols(of: path)
        if number % 50 == 49 { await report(token, ["kind": "report", "percentage": share(number, of: paths.count)]) }
      }
      await report(token, ["kind": "end"])
    }
  }

  private nonisolated func share(_ number: Int, of count: Int) -> JSON { .number(Double(100 * number / count)) }

  private func beginProgress(_ token: JSON, _ title: String) async {
    guard client.showsProgress else { return }
    await request("window/workDoneProgress/create", ["token": token])
    await report(token, ["kind": "begin", "title": .string(title), "percentage": 0])
  }

  private func report(_ token: JSON, _ value: JSON) async {
    guard client.showsProgress else { return }
    await send(ServerMessage.notification("$/progress", ["token": token, "value": value]))
  }
}
