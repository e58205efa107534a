import IBModel
import IBXML

/// What the rules found in one file.
public struct LintReport: Sendable {
  /// The file as it was read.
  public let bytes: [UInt8]
  /// The text in UTF-8 that the ranges of the findings count in.
  public let text: [UInt8]
  /// nil when the bytes are no document.
  public let document: Document?
  /// Sorted by place, then by rule.
  public let findings: [Finding]

  init(bytes: [UInt8], document: Document, findings: [Finding]) {
    self.bytes = bytes
    self.document = document
    self.findings = findings
    text = document.tree.source.utf8
  }

  init(bytes: [UInt8], text: [UInt8], findings: [Finding]) {
    self.bytes = bytes
    self.text = text
    self.findings = findings
    document = nil
  }

  /// The findings with lines and columns.
  public var locatedFindings: [LocatedFinding] {
    if findings.isEmpty { return [] }
    let lines = LineIndex(text)
    return findings.map { LocatedFinding($0, in: lines) }
  }
}

/// A finding with lines and columns, which does without the text.
public struct LocatedFinding: Sendable {
  /// What was found.
  public let finding: Finding
  /// The first byte.
  public let start: SourcePosition
  /// After the last byte.
  public let end: SourcePosition
  /// Where the related places of the finding start.
  public let relatedStarts: [SourcePosition]

  init(_ finding: Finding, in lines: LineIndex) {
    self.finding = finding
    start = lines.position(of: finding.range.lowerBound)
    end = lines.position(of: finding.range.upperBound)
    relatedStarts = finding.related.map { lines.position(of: $0.range.lowerBound) }
  }
}

/// The findings of one file under the name it is reported by.
public struct FileFindings: Sendable {
  /// The name of the file in reports.
  public let path: String
  /// Sorted by place, then by rule.
  public let findings: [LocatedFinding]

  /// The findings of a file.
  public init(path: String, findings: [LocatedFinding]) {
    self.path = path
    self.findings = findings
  }
}
