extension LanguageServer {
  func open(_ params: JSON) async {
    let document = params["textDocument"] ?? [:]
    guard let uri = document["uri"]?.string, let text = document["text"]?.string else { return }
    keep(uri, Array(text.utf8), version: document["version"]?.integer ?? 0)
  }

  func change(_ params: JSON) async {
    guard let uri = params["textDocument"]?["uri"]?.string, let open = documents[uri] else { return }
    let version = params["textDocument"]?["version"]?.integer ?? open.version + 1
    // A lower version means that the change is out of date.
    guard version >= open.version else { return }
    do throws(ProtocolError) {
      let changes = params["contentChanges"]?.array ?? []
      keep(uri, try TextChanges.applied(changes, to: open.text, client.encoding), version: version)
    } catch {
      await show("ibt cannot follow the changes of \(open.path): \(error.message); reopen it", isError: true)
    }
  }

  func close(_ params: JSON) async {
    guard let uri = params["textDocument"]?["uri"]?.string, let open = documents.removeValue(forKey: uri) else {
      return
    }
    analyses.removeValue(forKey: uri)?.cancel()
    findings[uri] = nil
    if !client.pullsDiagnostics { await publish([], of: open) }
  }

  private func keep(_ uri: String, _ text: [UInt8], version: Int) {
    documents[uri] = DocumentSnapshot(
      uri: uri, path: FileURI.path(uri) ?? uri, version: version, text: text, encoding: client.encoding)
    analyze(uri)
  }
}
