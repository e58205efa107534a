struct OpenDocument: Sendable {
  var snapshot: DocumentSnapshot
  var analysis: Task<Void, Never>?
  /// The findings in this or an earlier version.
  var findings = DocumentDiagnoses()
}

extension LanguageServer {
  func open(_ params: JSON) async {
    let document = params["textDocument"] ?? [:]
    guard let uri = document["uri"]?.string, let text = document["text"]?.string else { return }
    keep(uri, Array(text.utf8), version: document["version"]?.integer ?? 0)
  }

  func change(_ params: JSON) async {
    guard let uri = params["textDocument"]?["uri"]?.string, let open = documents[uri] else { return }
    let version = params["textDocument"]?["version"]?.integer ?? open.snapshot.version + 1
    // A lower version means that the change is out of date.
    guard version >= open.snapshot.version else { return }
    do throws(ProtocolError) {
      let changes = params["contentChanges"]?.array ?? []
      keep(uri, try TextChanges.applied(changes, to: open.snapshot.text, client.encoding), version: version)
    } catch {
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

  private func keep(_ uri: String, _ text: [UInt8], version: Int) {
    let snapshot = DocumentSnapshot(
      uri: uri, path: FileURI.path(uri) ?? uri, version: version, text: text, encoding: client.encoding)
    var open = documents[uri] ?? OpenDocument(snapshot: snapshot)
    open.snapshot = snapshot
    documents[uri] = open
    analyze(uri)
  }
}
