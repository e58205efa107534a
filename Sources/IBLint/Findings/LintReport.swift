import IBModel
import IBProject
import IBXML

/// The findings in one file.
public struct LintReport: Sendable {
  /// The bytes of the file.
  public let bytes: [UInt8]
  /// The text in UTF-8; the ranges of findings are offsets in it.
  public let text: [UInt8]
  /// nil if the bytes are not a document.
  public let document: Document?
  /// Sorted by location, then by rule.
  public private(set) var findings: [Finding]
  /// The extent to which rules could check the file.
  package let coverage: Coverage

  /// The fix of each finding that has one.
  let fixes: [ProposedFix?]

  init(
    bytes: [UInt8], text: [UInt8], document: Document? = nil, findings: [Findings.Entry], coverage: Coverage
  ) {
    (self.bytes, self.coverage, self.text, self.document) = (bytes, coverage, text, document)
    self.findings = findings.map(\.finding)
    fixes = findings.map(\.fix)
  }

  /// The report with the byte replacements of every fix.
  /// - Complexity: one walk over the document if there is a fix.
  public func withEdits() -> LintReport {
    guard let document, fixes.contains(where: { $0 != nil }) else { return self }
    // Making an edit walks the whole document, copying one does not.
    let unchanged = ModelEdit(document)
    var report = self
    for (index, fix) in fixes.enumerated() {
      if let fix { report.findings[index].fix?.splices = fix.splices(on: unchanged) }
    }
    return report
  }

  /// The findings with lines and columns.
  public var locatedFindings: [LocatedFinding] {
    if findings.isEmpty { return [] }
    let lines = LineIndex(text)
    return findings.map { LocatedFinding($0, in: lines) }
  }

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
