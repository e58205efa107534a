import IBBase
import IBXML

/// Workflow commands that GitHub Actions shows as annotations.
///
/// GitHub shows the first ten of each kind in a step, so errors come first.
/// Source: docs.github.com, "Workflow commands for GitHub Actions".
struct GitHubReporter {
  let context: ReportContext

  func report(_ files: [FileReport]) -> String {
    let all = files.flatMap { file in file.findings.map { (path: file.path, located: $0) } }
    return Severity.allCases.reversed().flatMap { severity in
      all.filter { $0.located.finding.severity == severity }.map { line(for: $0.located, in: $0.path) }
    }.joined()
  }

  private func line(for located: LocatedFinding, in path: String) -> String {
    var properties = [
      "file=\(property(context.relative(path)))", "line=\(located.start.line)", "endLine=\(located.end.line)",
    ]
    // GitHub refuses columns of ranges over several lines.
    if located.start.line == located.end.line {
      properties.append("col=\(located.start.columnInUTF16)")
      properties.append("endColumn=\(located.end.columnInUTF16)")
    }
    properties.append("title=\(property("ibt (\(located.finding.rule))"))")
    let related = located.relatedLines.map { "\nsee also \($0)" } ?? ""
    let text = "\(located.finding.message)\(related)\nhelp: \(located.finding.help)"
    return "::\(kind(located.finding.severity)) \(properties.joined(separator: ","))::\(data(text))\n"
  }

  private func kind(_ severity: Severity) -> String { severity == .info ? "notice" : severity.rawValue }

  private func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r\n", with: "%0D%0A").replacing("\r", with: "%0D")
      .replacing("\n", with: "%0A").onOneLine
  }

  private func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
