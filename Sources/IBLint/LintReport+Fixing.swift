import IBModel
import IBXML

/// What came of making the fixes of a report.
public struct FixedReport: Sendable {
  /// What is left to find; its bytes are those to write.
  public let report: LintReport
  /// The findings whose fixes were made, in the order they were made.
  public let fixedFindings: [Finding]
  /// How the fixing ended.
  public let outcome: Outcome

  /// The ways the fixing can end.
  public enum Outcome: Sendable, Equatable {
    /// No fix is left to make.
    case finished
    /// The rules still had fixes after the last pass.
    case unfinished(rules: [String])
    /// The fixes of the rules made something that is no document; the file stays as it was.
    case abandoned(rules: [String])
  }
}

extension LintReport {
  /// Passes after which rules that undo each other's fixes are stopped.
  static let maximumPasses = 10

  /// Makes the fixes up to a safety, again and again until nothing is left to fix; fixes that want the same bytes are
  /// made one after the other.
  ///
  /// The linter should be the one that made this report.
  public func fixed(upTo safety: Fix.Safety, by linter: Linter) -> FixedReport {
    var current = self
    var made: [Finding] = []
    for _ in 0..<LintReport.maximumPasses {
      let chosen = current.compatibleFindings(upTo: safety)
      if chosen.isEmpty { return FixedReport(report: current, fixedFindings: made, outcome: .finished) }
      let next = current.applying(chosen).map(linter.lint)
      guard let next, next.document != nil else {
        return FixedReport(report: self, fixedFindings: [], outcome: .abandoned(rules: LintReport.rules(of: chosen)))
      }
      if next.bytes == current.bytes { break }
      made += chosen
      current = next
    }
    let left = LintReport.rules(of: current.compatibleFindings(upTo: safety))
    return FixedReport(
      report: current, fixedFindings: made, outcome: left.isEmpty ? .finished : .unfinished(rules: left))
  }

  /// Findings whose fixes can be made together, the earlier ones preferred.
  private func compatibleFindings(upTo safety: Fix.Safety) -> [Finding] {
    var chosen: [Finding] = []
    var taken = TakenBytes()
    for finding in findings {
      guard let fix = finding.fix, fix.safety <= safety, taken.take(fix.splices) else { continue }
      chosen.append(finding)
    }
    return chosen
  }

  /// The bytes with the fixes made in one edit; nil when they cannot be.
  private func applying(_ chosen: [Finding]) -> [UInt8]? {
    guard let document else { return nil }
    var edit = ModelEdit(document)
    for finding in chosen { finding.fix?.change(&edit) }
    return try? edit.bytes()
  }

  private static func rules(of findings: [Finding]) -> [String] {
    Set(findings.map(\.rule)).sorted()
  }
}
