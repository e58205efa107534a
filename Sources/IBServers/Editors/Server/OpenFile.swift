struct OpenFile: Sendable {
  var snapshot: DocumentSnapshot
  var analysis: Task<Void, Never>?
  /// The findings in this or an earlier version.
  var findings = KnownFindings()
  /// Whether a message that was not read may have been a change of the document.
  var mayLackChange = false
  /// Whether its text is unknown until it is opened again, because a change was lost.
  var isLost = false
}

extension LanguageServer {
  func open(_ params: JSON) async {
    let document = params["textDocument"] ?? [:]
    guard let uri = document["uri"]?.string, let text = document["text"]?.string else { return }
    documents[uri]?.isLost = false
    keep(uri, Array(text.utf8), version: document["version"]?.integer ?? 0)
  }

  func change(_ params: JSON) async {
    guard let uri = params["textDocument"]?["uri"]?.string, let open = documents[uri], !open.isLost else { return }
    let last = open.snapshot.version
    let version = params["textDocument"]?["version"]?.integer ?? last + 1
    do throws(ProtocolError) {
      // Versions may skip numbers, as some editors do, unless a message was not read.
      guard version > last, version == last + 1 || !open.mayLackChange else {
        throw .parameters("version \(version) follows \(last)")
      }
      guard let changes = params["contentChanges"]?.array else { throw .parameters("`contentChanges` is missing") }
      keep(uri, try TextChanges.applied(changes, to: open.snapshot.text, client.encoding), version: version)
    } catch {
      documents[uri]?.isLost = true
      keep(uri, [], version: max(version, last), as: .other)
      await show("ibt cannot follow the changes of \(open.snapshot.path): \(error.message); reopen it", isError: true)
    }
  }

  func close(_ params: JSON) async {
    guard let uri = params["textDocument"]?["uri"]?.string, let open = documents.removeValue(forKey: uri) else {
      return
    }
    open.analysis?.cancel()
    if !client.pullsDiagnostics { await publish([], of: open.snapshot) }
  }

  private func keep(_ uri: String, _ text: [UInt8], version: Int, as kind: DocumentSnapshot.Kind? = nil) {
    let snapshot = DocumentSnapshot(
      uri: uri, path: FileURI.path(uri) ?? uri, version: version, text: text, encoding: client.encoding, kind: kind)
    var open = documents[uri] ?? OpenFile(snapshot: snapshot)
    (open.snapshot, open.mayLackChange) = (snapshot, false)
    documents[uri] = open
    analyze(uri)
  }
}
