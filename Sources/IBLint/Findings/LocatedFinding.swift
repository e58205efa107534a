import IBBase
import IBModel
import IBXML

/// A finding with lines and columns. It does not keep the document in memory.
public struct LocatedFinding: Sendable, Hashable {
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
public struct LocatedEdit: Sendable, Hashable {
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

extension [LocatedFinding] {
  /// The findings for a cache. Only the same program reads them; the format may differ between versions.
  package var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.write(self as [LocatedFinding])
    return writer.bytes
  }

  /// Reads findings of a cache; nil if the bytes are damaged.
  package init?(bytes: ArraySlice<UInt8>) {
    var reader = ByteReader(bytes)
    guard let findings = try? reader.value() as [LocatedFinding], reader.isAtEnd else { return nil }
    self = findings
  }
}

extension LocatedFinding: ByteCodable {
  @usableFromInline package func write(to writer: inout ByteWriter) {
    writer.write(finding, start, end, relatedStarts, edits, excerpt)
  }

  @usableFromInline package init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    (finding, start, end, relatedStarts, edits, excerpt) = try reader.values()
  }
}

extension SourcePosition: ByteCodable {
  @usableFromInline package func write(to writer: inout ByteWriter) { writer.write(line, column, columnInUTF16) }

  @usableFromInline package init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    self.init(line: try reader.value(), column: try reader.value(), columnInUTF16: try reader.value())
  }
}

extension LocatedEdit: ByteCodable {
  @usableFromInline package func write(to writer: inout ByteWriter) { writer.write(start, end, replacement) }

  @usableFromInline package init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    (start, end, replacement) = try reader.values()
  }
}

extension SourceExcerpt: ByteCodable {
  @usableFromInline package func write(to writer: inout ByteWriter) { writer.write(line, caretStart, caretWidth) }

  @usableFromInline package init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    (line, caretStart, caretWidth) = try reader.values()
  }
}

extension Severity: ByteCodable {}
extension Finding: ByteCodable {
  @usableFromInline package func write(to writer: inout ByteWriter) {
    writer.write(rule, severity, message, help, range, object, related, fix)
  }

  @usableFromInline package init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    (rule, severity, message, help, range, object, related, fix) = try reader.values()
  }
}

extension ObjectID: ByteCodable {}
extension Finding.ObjectInfo: ByteCodable {
  @usableFromInline package func write(to writer: inout ByteWriter) { writer.write(id, name, kind, path) }

  @usableFromInline package init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    (id, name, kind, path) = try reader.values()
  }
}

extension Finding.Related: ByteCodable {
  @usableFromInline package func write(to writer: inout ByteWriter) { writer.write(range, message) }

  @usableFromInline package init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    (range, message) = try reader.values()
  }
}

extension Fix.Safety: ByteCodable {}
extension Fix: ByteCodable {
  @usableFromInline package func write(to writer: inout ByteWriter) { writer.write(title, safety, splices) }

  @usableFromInline package init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    (title, safety, splices) = try reader.values()
  }
}

extension Splice: ByteCodable {
  @usableFromInline package func write(to writer: inout ByteWriter) { writer.write(range, replacement) }

  @usableFromInline package init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    self.init(try reader.value(), try reader.value())
  }
}
