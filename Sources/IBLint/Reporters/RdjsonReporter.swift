import IBReport
import IBXML

/// reviewdog's diagnostics. Columns count bytes of UTF-8, and ends are exclusive.
///
/// Source: github.com/reviewdog/reviewdog, proto/rdf/reviewdog.proto.
struct RdjsonReporter {
  private let context: ReportContext

  init(_ context: ReportContext) { self.context = context }

  func report(_ files: [FileFindings]) throws -> String {
    let all = files.flatMap { file in file.findings.map { (path: context.relative(file.path), located: $0) } }
    let text = try JSONWriter.object { json in
      json.member("source") { $0.member("name", "ibt") }
      json.member("diagnostics", array: all) { json, entry in
        let finding = entry.located.finding
        json.object {
          $0.member("message", finding.message)
          $0.member("location") {
            $0.member("path", entry.path)
            $0.member("range") {
              $0.member("start") { write(entry.located.start, to: &$0) }
              $0.member("end") { write(entry.located.end, to: &$0) }
            }
          }
          $0.member("severity", finding.severity.rawValue.uppercased())
          $0.member("code") { $0.member("value", finding.rule) }
        }
      }
    }
    return text + "\n"
  }

  private func write(_ position: SourcePosition, to json: inout JSONWriter) {
    json.member("line", position.line)
    json.member("column", position.column)
  }
}
