import IBBase
import IBXML

/// Findings as lines for people, editors and continuous integration.
package struct TextReporter: Sendable {
  private let context: ReportContext

  package init(_ context: ReportContext = ReportContext(version: "", folder: "")) { self.context = context }

  /// `path:line:column: severity: [rule] message`, with columns in UTF-16 code units from 1. The lines of related
  /// places follow, and the remedy, once for consecutive findings with the same one.
  package func lines(for file: FileReport) -> [String] {
    var lines: [String] = []
    for (index, located) in file.findings.enumerated() {
      lines.append(line(for: located, in: file.path))
      if context.isBrief { continue }
      if let related = located.relatedLines { lines.append(context.style.marked("  see also \(related)", .faint)) }
      let next = index + 1 < file.findings.count ? file.findings[index + 1] : nil
      if located.finding.help != next?.finding.help { lines.append(helpLine(for: located)) }
    }
    return lines
  }

  func report(_ files: [FileReport]) -> String { files.flatMap(lines).map { $0 + "\n" }.joined() }

  /// The line that the formats for people share.
  func line(for located: LocatedFinding, in path: String) -> String {
    let finding = located.finding
    let style = context.style
    let place = style.link("\(path.onOneLine):\(located.start)", to: context.address(ofFile: path))
    let severity = style.marked(finding.severity.rawValue, .bold, finding.severity.mark)
    let rule = style.link(style.marked(finding.rule, .cyan), to: context.address(ofRule: finding.rule))
    return "\(place): \(severity): [\(rule)] \(finding.message.onOneLine)"
  }

  func helpLine(for located: LocatedFinding) -> String {
    context.style.marked("  help: \(located.finding.help.onOneLine)", .faint)
  }
}

extension Severity {
  fileprivate var mark: TextStyle.Mark {
    switch self {
    case .error: .red
    case .warning: .yellow
    case .info: .cyan
    }
  }
}
