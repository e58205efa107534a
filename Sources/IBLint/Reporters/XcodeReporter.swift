import IBBase
import IBXML

/// `/path:line:column: error: message (rule)`, as a build phase of Xcode prints it: paths are absolute, so that a click
/// opens the document, and information is a note. Columns count UTF-8 bytes, as in compiler messages.
struct XcodeReporter {
  let context: ReportContext

  func report(_ files: [FileReport]) -> String {
    files.flatMap { file in
      file.findings.map { located in
        let place = "\(context.absolute(file.path)):\(located.start.line):\(located.start.column)"
        let finding = located.finding
        let related = located.relatedLines.map { ", see also \($0)" } ?? ""
        return "\(place): \(kind(finding.severity)): \(finding.message)\(related) (\(finding.rule))"
      }
    }.asLines
  }

  private func kind(_ severity: Severity) -> String { severity == .info ? "note" : severity.rawValue }
}
