import IBLint
import IBModel
import IBXML

/// Laws of the linter: it reports unreadable bytes, its locations exist, and its fixes end.
struct LintLaws {
  private let bytes: [UInt8]
  private static let linter = Linter()

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func check() throws(Complaint) {
    let report = LintLaws.linter.lint(bytes)
    try require(report.document != nil || !report.findings.isEmpty, "there is no finding about an unreadable document")
    for finding in report.findings {
      let ranges = [finding.range] + finding.related.map(\.range)
      try require(
        ranges.allSatisfy { $0.upperBound <= report.text.count }, "\(finding.rule) has a range outside of the text")
    }
    for finding in report.locatedFindings {
      try require(
        (finding.start.line, finding.start.column) <= (finding.end.line, finding.end.column),
        "\(finding.finding.rule) ends before it begins")
    }
    guard let document = report.document else { return }
    for safety in Fix.Safety.allCases { try checkFixes(of: report, document, upTo: safety) }
  }

  private func checkFixes(of report: LintReport, _ document: Document, upTo safety: Fix.Safety) throws(Complaint) {
    let fixed = LintLaws.linter.fix(report, upTo: safety)
    if case .unfinished(let rules) = fixed.outcome { throw Complaint("the fixes of \(rules) do not end") }
    _ = try document.after(fixed.report.bytes, "fixing \(Set(fixed.fixedFindings.map(\.rule)).sorted())")
    let left = fixed.report.findings.compactMap(\.fix).filter { $0.safety <= safety }
    switch fixed.outcome {
    case .leftOut, .untold: return
    case .finished, .unfinished: break
    }
    try require(left.isEmpty, "\(left.map(\.title)) are left after fixing")
  }
}
