import IBModel

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
  /// The line around it; nil before `quoting(_:)`.
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
  /// The new text.
  public let replacement: String

  init(_ splice: Splice, in lines: LineIndex) {
    start = lines.position(of: splice.range.lowerBound)
    end = lines.position(of: splice.range.upperBound)
    replacement = splice.replacement
  }
}
