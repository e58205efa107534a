import IBLint
import IBModel
import IBProject

extension LanguageServer {
  /// The pause in typing before frames are computed, in milliseconds.
  private static let pause = 120

  /// Checks a document: first without frames, then with all rules.
  func analyze(_ uri: String) {
    guard let snapshot = documents[uri] else { return }
    analyses[uri]?.cancel()
    analyses[uri] = Task.detached(priority: .userInitiated) { await self.analyze(snapshot) }
  }

  private nonisolated func analyze(_ snapshot: DocumentSnapshot) async {
    let quick = await DocumentCheck(snapshot, projects).findings(withFrames: false)
    guard !Task.isCancelled else { return }
    await keep(quick, of: snapshot)
    guard !quick.isComplete else { return }
    try? await Task.sleep(for: .milliseconds(LanguageServer.pause))
    guard !Task.isCancelled else { return }
    let all = await DocumentCheck(snapshot, projects).findings(withFrames: true)
    guard !Task.isCancelled else { return }
    await keep(all, of: snapshot)
  }

  private func keep(_ found: KnownFindings, of snapshot: DocumentSnapshot) async {
    guard documents[snapshot.uri] === snapshot else { return }
    let earlier = findings[snapshot.uri] ?? KnownFindings()
    let found = found.with(earlier, in: snapshot)
    findings[snapshot.uri] = found
    if client.pullsDiagnostics {
      let isNew = found.isComplete && found.shown != earlier.shown
      if isNew, client.refreshesDiagnostics { await request("workspace/diagnostic/refresh", nil) }
    } else {
      await publish(found.shown, of: snapshot)
    }
  }

  func publish(_ findings: [Finding], of snapshot: DocumentSnapshot) async {
    await send(
      ServerMessage.notification(
        "textDocument/publishDiagnostics",
        [
          "uri": .string(snapshot.uri), "version": .number(Double(snapshot.version)),
          "diagnostics": .array(findings.map { $0.json(snapshot, client, program) }),
        ]))
  }

  /// The diagnostics for a client that requests them, without those about frames if it can be asked to refresh later.
  nonisolated func diagnosticReport(_ request: FeatureRequest) async throws(ProtocolError) -> JSON {
    let snapshot = try request.requireDocument()
    var found = request.findings ?? KnownFindings()
    if found.snapshot !== snapshot || !found.isComplete && !request.client.refreshesDiagnostics {
      let check = DocumentCheck(snapshot, request.projects)
      found = await check.findings(withFrames: !request.client.refreshesDiagnostics).with(found, in: snapshot)
    }
    return [
      "kind": "full", "items": .array(found.shown.map { $0.json(snapshot, request.client, request.program) }),
    ]
  }
}
