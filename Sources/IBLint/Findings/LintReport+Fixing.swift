import IBModel
import IBProject

/// The result of applying the fixes of a report.
public struct FixedReport: Sendable {
  /// The report about the fixed document; its bytes are to be written.
  public let report: LintReport
  /// The findings whose fixes were applied, in the order of application.
  public let fixedFindings: [Finding]
  /// The outcome of the run.
  public let outcome: Outcome

  /// The outcomes of a run.
  public enum Outcome: Sendable, Equatable {
    /// There are no more fixes to apply.
    case finished
    /// The rules still had fixes after the last pass.
    case unfinished(rules: [String])
    /// The fixes of the rules would produce an invalid document; the file is not changed.
    case abandoned(rules: [String])
  }
}

extension Linter {
  /// Applies the fixes of a report up to a safety until none is left. Fixes that overlap are applied in separate
  /// passes.
  ///
  /// The report should come from this linter.
  public func fix(_ report: LintReport, upTo safety: Fix.Safety, in project: Project = Project()) -> FixedReport {
    var current = report.withEdits()
    var made: [Finding] = []
    for _ in 0..<LintReport.maximumPasses {
      let chosen = current.compatibleFindings(upTo: safety)
      if chosen.isEmpty { return FixedReport(report: current, fixedFindings: made, outcome: .finished) }
      guard let (document, applied) = current.applyingMost(of: chosen) else {
        return FixedReport(
          report: report, fixedFindings: [], outcome: .abandoned(rules: current.rules(of: chosen)))
      }
      let next = lint(document, in: project).withEdits()
      if next.bytes == current.bytes { break }
      made += applied.map { current.findings[$0] }
      current = next
    }
    let left = current.rules(of: current.compatibleFindings(upTo: safety))
    return FixedReport(
      report: current, fixedFindings: made, outcome: left.isEmpty ? .finished : .unfinished(rules: left))
  }
}

extension LintReport {
  /// The number of passes after which rules that undo each other's fixes are stopped.
  static let maximumPasses = 10

  /// The indices of findings whose fixes can be applied together; earlier findings take precedence.
  fileprivate func compatibleFindings(upTo safety: Fix.Safety) -> [Int] {
    var taken = TakenBytes()
    return findings.indices.filter { index in
      guard let fix = findings[index].fix, fix.safety <= safety else { return false }
      return taken.take(fix.splices)
    }
  }

  /// Applies as many fixes as possible. Fixes that are valid alone may conflict, as when one refers to an object that
  /// another one removes: the later one waits for the next pass. nil if none is valid.
  fileprivate func applyingMost(of chosen: [Int]) -> (document: Document, applied: [Int])? {
    if let document = applying(chosen) { return (document, chosen) }
    var result: (document: Document, applied: [Int])?
    for index in chosen {
      let candidates = (result?.applied ?? []) + [index]
      if let document = applying(candidates) { result = (document, candidates) }
    }
    return result
  }

  /// The document after all fixes in one edit; nil if the result cannot be verified.
  fileprivate func applying(_ chosen: [Int]) -> Document? {
    guard let document else { return nil }
    var edit = ModelEdit(document)
    for index in chosen { fixes[index]?.change(&edit) }
    return try? edit.verified()
  }

  fileprivate func rules(of chosen: [Int]) -> [String] { Set(chosen.map { findings[$0].rule }).sorted() }
}
