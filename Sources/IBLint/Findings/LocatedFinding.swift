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

  fileprivate init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    finding = try Finding(from: &reader)
    start = try reader.position()
    end = try reader.position()
    relatedStarts = try reader.list { reader throws(ByteReader.ByteError) in try reader.position() }
    edits = try reader.list { reader throws(ByteReader.ByteError) in try LocatedEdit(from: &reader) }
    excerpt = try reader.optional { reader throws(ByteReader.ByteError) in try SourceExcerpt(from: &reader) }
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

  fileprivate init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    start = try reader.position()
    end = try reader.position()
    replacement = try reader.text()
  }
}

extension [LocatedFinding] {
  /// The findings for a cache. Only the same program reads them; the format may differ between versions.
  package var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.write(self) { $0.write($1) }
    return writer.bytes
  }

  /// Reads findings of a cache; nil if the bytes are damaged.
  package init?(bytes: ArraySlice<UInt8>) {
    var reader = ByteReader(bytes)
    guard let findings = try? reader.list({ reader throws(ByteReader.ByteError) in try LocatedFinding(from: &reader) }),
      reader.isAtEnd
    else { return nil }
    self = findings
  }
}

extension ByteWriter {
  fileprivate mutating func write(_ range: Range<Int>) {
    write(range.lowerBound)
    write(range.count)
  }

  fileprivate mutating func write(_ position: SourcePosition) {
    write(position.line)
    write(position.column)
    write(position.columnInUTF16)
  }

  fileprivate mutating func write(_ located: LocatedFinding) {
    write(located.finding)
    write(located.start)
    write(located.end)
    write(located.relatedStarts) { $0.write($1) }
    write(located.edits) { writer, edit in
      writer.write(edit.start)
      writer.write(edit.end)
      writer.write(edit.replacement)
    }
    write(located.excerpt) { writer, excerpt in
      writer.write(excerpt.line)
      writer.write(excerpt.caretStart)
      writer.write(excerpt.caretWidth)
    }
  }

  private mutating func write(_ finding: Finding) {
    write(finding.rule)
    write(finding.severity.rawValue)
    write(finding.message)
    write(finding.help)
    write(finding.range)
    write(finding.object) { writer, object in
      for text in [object.id.rawValue, object.name, object.kind, object.path] { writer.write(text) }
    }
    write(finding.related) { writer, related in
      writer.write(related.range)
      writer.write(related.message)
    }
    write(finding.fix) { writer, fix in
      writer.write(fix.title)
      writer.write(fix.safety.rawValue)
      writer.write(fix.splices) { writer, splice in
        writer.write(splice.range)
        writer.write(splice.replacement)
      }
    }
  }
}

extension ByteReader {
  fileprivate mutating func range() throws(ByteError) -> Range<Int> {
    let (start, count) = (try number(), try number())
    let (end, overflows) = start.addingReportingOverflow(count)
    guard !overflows, start <= end else { throw ByteError() }
    return start..<end
  }

  fileprivate mutating func position() throws(ByteError) -> SourcePosition {
    SourcePosition(line: try number(), column: try number(), columnInUTF16: try number())
  }

  fileprivate mutating func value<Value: RawRepresentable<String>>() throws(ByteError) -> Value {
    guard let value = Value(rawValue: try text()) else { throw ByteError() }
    return value
  }
}

extension SourceExcerpt {
  fileprivate init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    line = try reader.text()
    caretStart = try reader.number()
    caretWidth = try reader.number()
  }
}

extension Finding {
  fileprivate init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    rule = try reader.text()
    severity = try reader.value()
    message = try reader.text()
    help = try reader.text()
    range = try reader.range()
    object = try reader.optional { reader throws(ByteReader.ByteError) in try ObjectInfo(from: &reader) }
    related = try reader.list { reader throws(ByteReader.ByteError) in
      Related(try reader.range(), try reader.text())
    }
    fix = try reader.optional { reader throws(ByteReader.ByteError) in try Fix(from: &reader) }
  }
}

extension Finding.ObjectInfo {
  fileprivate init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    id = ObjectID(try reader.text())
    name = try reader.text()
    kind = try reader.text()
    path = try reader.text()
  }
}

extension Fix {
  fileprivate init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    title = try reader.text()
    safety = try reader.value()
    splices = try reader.list { reader throws(ByteReader.ByteError) in
      Splice(try reader.range(), try reader.text())
    }
  }
}
