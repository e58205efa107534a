import IBBase
import IBModel
import IBXML

/// reviewdog's diagnostics. Columns count bytes of UTF-8, and ends are exclusive.
///
/// Source: github.com/reviewdog/reviewdog, proto/rdf/reviewdog.proto.
struct RdjsonReporter {
  let context: ReportContext

  func report(_ files: [FileReport]) throws -> String {
    let diagnostics = files.flatMap { file in
      file.findings.map { diagnostic($0, in: context.relative(file.path)) }
    }
    let result: JSONObject = ["source": ["name": "ibt"], "diagnostics": diagnostics]
    return try JSONText.line(of: result) + "\n"
  }

  private func diagnostic(_ located: LocatedFinding, in path: String) -> JSONObject {
    let finding = located.finding
    let suggestions = located.edits.map { edit -> JSONObject in
      ["range": range(edit.start, edit.end), "text": edit.replacement]
    }
    let related = zip(finding.related, located.relatedStarts).map { related, start -> JSONObject in
      ["message": related.message, "location": location(path, range(start))]
    }
    return [
      "message": "\(finding.message)\nhelp: \(finding.help)",
      "location": location(path, range(located.start, located.end)), "severity": finding.severity.rawValue.uppercased(),
      "code": ["value": finding.rule],
      // reviewdog shows each suggestion as a separate change, so a fix of several edits has none.
      "suggestions": suggestions.count == 1 ? suggestions : nil, "related_locations": related.unlessEmpty,
    ]
  }

  private func location(_ path: String, _ range: JSONObject) -> JSONObject { ["path": path, "range": range] }

  private func range(_ start: SourcePosition, _ end: SourcePosition? = nil) -> JSONObject {
    ["start": position(start), "end": end.map(position)]
  }

  private func position(_ position: SourcePosition) -> JSONObject {
    ["line": position.line, "column": position.column]
  }
}
