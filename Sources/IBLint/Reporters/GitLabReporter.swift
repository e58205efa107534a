import IBReport
import IBXML

/// GitLab's code quality report: one array of findings.
///
/// Source: docs.gitlab.com, "Code Quality", "Code Quality report format".
struct GitLabReporter {
  private let context: ReportContext

  init(_ context: ReportContext) { self.context = context }

  func report(_ files: [FileFindings]) throws -> String {
    var fingerprints = Fingerprints()
    let all = files.flatMap { file in file.findings.map { (path: context.relative(file.path), located: $0) } }
    let text = try JSONWriter.value { json in
      json.array(all) { json, entry in
        let finding = entry.located.finding
        json.object {
          $0.member("description", finding.message)
          $0.member("check_name", finding.rule)
          $0.member("fingerprint", fingerprints.next(entry.located, in: entry.path))
          $0.member("severity", severity(finding.severity))
          $0.member("location") {
            $0.member("path", entry.path)
            $0.member("lines") {
              $0.member("begin", entry.located.start.line)
              $0.member("end", entry.located.end.line)
            }
          }
        }
      }
    }
    return text + "\n"
  }

  private func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .info: "info"
    }
  }
}
