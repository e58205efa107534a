extension LanguageServer {
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
