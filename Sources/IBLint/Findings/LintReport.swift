import IBModel
import IBXML

/// The findings in one file.
public struct LintReport: Sendable {
  /// The file as it was read.
  public let bytes: [UInt8]
  /// The text in UTF-8; the ranges of findings are offsets in it.
  public let text: [UInt8]
  /// nil if the bytes are not a document.
  public let document: Document?
  /// Sorted by location, then by rule.
  public let findings: [Finding]
  /// What could be said about the file.
  public let coverage: Coverage

  /// The fix of each finding that has one.
  let fixes: [ProposedFix?]

  init(bytes: [UInt8], document: Document, findings: [ReportedFinding], coverage: Coverage) {
    self.init(
      bytes: bytes, text: document.tree.source.utf8, document: document, findings: findings, coverage: coverage)
  }

  init(
    bytes: [UInt8], text: [UInt8], document: Document? = nil, findings: [ReportedFinding], coverage: Coverage
  ) {
    self.bytes = bytes
    self.coverage = coverage
    self.text = text
    self.document = document
    self.findings = findings.map(\.finding)
    fixes = findings.map(\.fix)
  }

  /// The report with the byte replacements of every fix.
  /// - Complexity: one walk over the document if there is a fix.
  public func withEdits() -> LintReport {
    guard let document, fixes.contains(where: { $0 != nil }) else { return self }
    // Making an edit walks the whole document, copying one does not.
    let unchanged = ModelEdit(document)
    let findings = zip(findings, fixes).map { finding, fix in
      var finding = finding
      if let fix { finding.fix?.splices = fix.splices(on: unchanged) }
      return ReportedFinding(finding: finding, fix: fix)
    }
    return LintReport(bytes: bytes, document: document, findings: findings, coverage: coverage)
  }

  /// The findings with lines and columns.
  public var locatedFindings: [LocatedFinding] {
    if findings.isEmpty { return [] }
    let lines = LineIndex(text)
    return findings.map { LocatedFinding($0, in: lines) }
  }
}

/// A finding with lines and columns. It does not keep the document in memory.
public struct LocatedFinding: Sendable, Hashable, Codable {
  /// The finding.
  public let finding: Finding
  /// The first byte.
  public let start: SourcePosition
  /// After the last byte.
  public let end: SourcePosition
  /// The starts of the related locations.
  public let relatedStarts: [SourcePosition]
  /// The byte replacements of the fix, empty before `LintReport.withEdits()`.
  public let edits: [LocatedEdit]
  /// The line that it is in, nil before `quoting(_:)`.
  public internal(set) var excerpt: SourceExcerpt?

  init(_ finding: Finding, in lines: LineIndex) {
    self.finding = finding
    start = lines.position(of: finding.range.lowerBound)
    end = lines.position(of: finding.range.upperBound)
    relatedStarts = finding.related.map { lines.position(of: $0.range.lowerBound) }
    edits = (finding.fix?.splices ?? []).map { LocatedEdit($0, in: lines) }
  }
}

/// A byte replacement with lines and columns.
public struct LocatedEdit: Sendable, Hashable, Codable {
  /// The first byte that is replaced.
  public let start: SourcePosition
  /// After the last byte that is replaced.
  public let end: SourcePosition
  /// What is in its place.
  public let replacement: String

  init(_ splice: Splice, in lines: LineIndex) {
    start = lines.position(of: splice.range.lowerBound)
    end = lines.position(of: splice.range.upperBound)
    replacement = splice.replacement
  }
}

/// The findings of one file, with the name of the file.
public struct FileFindings: Sendable {
  /// The name of the file in reports.
  public let path: String
  /// Sorted by location, then by rule.
  public let findings: [LocatedFinding]

  /// The findings of a file.
  public init(path: String, findings: [LocatedFinding]) {
    self.path = path
    self.findings = findings
  }
}
