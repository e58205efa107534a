import IBModel

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

  init(bytes: [UInt8], document: Document, findings: [Findings.Entry], coverage: Coverage) {
    self.init(
      bytes: bytes, text: document.tree.source.utf8, document: document, findings: findings, coverage: coverage)
  }

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
}
