import IBModel

/// reviewdog's diagnostics. Columns count bytes of UTF-8, and ends are exclusive.
///
/// Source: github.com/reviewdog/reviewdog, proto/rdf/reviewdog.proto.
struct RdjsonReporter {
  let context: ReportContext

  func report(_ files: [FileReport]) throws -> String {
    let all = files.flatMap { file in file.findings.map { (path: context.relative(file.path), located: $0) } }
    let text = try JSONWriter.object { json in
      json.member("source") { $0.member("name", "ibt") }
      json.member("diagnostics", objects: all) { json, entry in
        let finding = entry.located.finding
        json.member("message", "\(finding.message)\nhelp: \(finding.help)")
        json.member("location") { write(entry.path, entry.located.start, entry.located.end, to: &$0) }
        json.member("severity", finding.severity.rawValue.uppercased())
        json.member("code") { $0.member("value", finding.rule) }
        writeSuggestion(for: entry.located, to: &json)
        let related = Array(zip(finding.related, entry.located.relatedStarts))
        guard !related.isEmpty else { return }
        json.member("related_locations", objects: related) { json, related in
          json.member("message", related.0.message)
          json.member("location") { write(entry.path, related.1, to: &$0) }
        }
      }
    }
    return text + "\n"
  }

  /// reviewdog shows each suggestion as a separate change, so a fix of several edits has none.
  private func writeSuggestion(for located: LocatedFinding, to json: inout JSONWriter) {
    guard located.edits.count == 1 else { return }
    json.member("suggestions", objects: located.edits) { json, edit in
      json.member("range") { write(edit.start, edit.end, to: &$0) }
      json.member("text", edit.replacement)
    }
  }

  private func write(
    _ path: String, _ start: SourcePosition, _ end: SourcePosition? = nil, to json: inout JSONWriter
  ) {
    json.member("path", path)
    json.member("range") { write(start, end, to: &$0) }
  }

  private func write(_ start: SourcePosition, _ end: SourcePosition?, to json: inout JSONWriter) {
    json.member("start") { write(start, to: &$0) }
    if let end { json.member("end") { write(end, to: &$0) } }
  }

  private func write(_ position: SourcePosition, to json: inout JSONWriter) {
    json.member("line", position.line)
    json.member("column", position.column)
  }
}
