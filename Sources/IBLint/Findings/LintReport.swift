import IBBase
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

  /// The checks after which fixes that are not known to be harmless are left out: 4 seconds with all rules on 80 kB.
  package static let maximumTrials = 16

  /// The indices of findings whose fixes can be applied together; earlier findings take precedence.
  fileprivate func compatibleFindings(upTo safety: Fix.Safety) -> [Int] {
    var taken = TakenBytes()
    return findings.indices.filter { index in
      guard let fix = findings[index].fix, fix.safety <= safety else { return false }
      return taken.take(fix.splices)
    }
  }

  /// The largest part of some findings whose fixes together fulfill a condition. Most often all do, or all but those of
  /// one rule.
  /// - Complexity: one test if all do, otherwise about two · log(findings) for each that does not.
  fileprivate func largestPart(of chosen: [Int], where isFine: ([Int]) -> Bool) -> [Int] {
    var result: [Int] = []
    var parts = [chosen]
    while let part = parts.popLast() {
      if isFine((result + part).sorted()) {
        result += part
      } else if part.count > 1 {
        parts += split(part)
      }
    }
    return result.sorted()
  }

  /// The findings of either half of the rules, or halves if there is one rule.
  private func split(_ part: [Int]) -> [[Int]] {
    let byRule = Dictionary(grouping: part) { findings[$0].rule }.ordered(by: \.key).map(\.value)
    let parts = byRule.count > 1 ? byRule : part.map { [$0] }
    let middle = parts.count / 2
    return [parts[middle...].flatMap(\.self), parts[..<middle].flatMap(\.self)]
  }

  /// The document after all fixes in one edit; nil if the result cannot be verified.
  fileprivate func applying(_ chosen: [Int]) -> Document? {
    guard let document else { return nil }
    var edit = ModelEdit(document)
    for index in chosen { fixes[index]?.change(&edit) }
    return try? edit.verified()
  }

  /// Whether the fix of a finding alone would bring an error, or an invalid document.
  package func hasHarmfulFix(_ index: Int) -> Bool {
    guard let document, let result = applying([index]) else { return true }
    return !EditCheck.standard.newErrors(in: [result], since: [[document]]).isEmpty
  }

  /// Whether the document has no finding that an earlier one lacks, except for those that fixes resolve.
  fileprivate func bringsNothing(to earlier: LintReport, butFixesOf safety: Fix.Safety) -> Bool {
    findings.added(since: earlier.findings).allSatisfy { finding in finding.fix.map { $0.safety <= safety } ?? false }
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
    /// Fixes of the rules are left out, because each would bring another finding or produce an invalid document.
    case leftOut(rules: [String])
    /// Fixes of the rules are left out, because some bring other findings, and the limit of checks did not tell which.
    case untold(rules: [String])
  }
}

extension Linter {
  /// Applies the fixes of a report up to a safety until none is left. Fixes that overlap are applied in separate
  /// passes. A fix that would bring another finding, or an invalid document, is left out.
  ///
  /// The report should come from this linter.
  public func fix(_ report: LintReport, upTo safety: Fix.Safety, in project: Project = Project()) -> FixedReport {
    var current = report.withEdits()
    var (made, harmful) = ([Finding](), [Finding]())
    var trials = 0
    for _ in 0..<LintReport.maximumPasses {
      let harmfulKeys = Set(harmful.map(FindingKey.init(_:)))
      let chosen = current.compatibleFindings(upTo: safety).filter {
        !harmfulKeys.contains(FindingKey(current.findings[$0]))
      }
      if chosen.isEmpty {
        let rules = Set(harmful.map(\.rule)).sorted()
        let outcome =
          trials > LintReport.maximumTrials ? FixedReport.Outcome.untold(rules: rules) : .leftOut(rules: rules)
        return FixedReport(report: current, fixedFindings: made, outcome: rules.isEmpty ? .finished : outcome)
      }
      var next = current
      let applied = current.largestPart(of: chosen) { part in
        trials += 1
        guard trials <= LintReport.maximumTrials, let document = current.applying(part) else { return false }
        let result = lint(document, in: project).withEdits()
        guard result.bringsNothing(to: current, butFixesOf: safety) else { return false }
        next = result
        return true
      }
      if applied.isEmpty {
        harmful += chosen.map { current.findings[$0] }
        continue
      }
      if next.bytes == current.bytes { break }
      made += applied.map { current.findings[$0] }
      current = next
    }
    let left = current.rules(of: current.compatibleFindings(upTo: safety))
    return FixedReport(
      report: current, fixedFindings: made, outcome: left.isEmpty ? .finished : .unfinished(rules: left))
  }
}
