#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IBXML

/// Findings as one JSON array, for programs.
///
/// Lines and columns count from 1, columns in UTF-16 code units; offsets count the UTF-8 bytes of the text, a byte
/// order mark included. Members that do not apply are left out; members may be added in later versions.
public struct JSONReporter: Sendable {
  /// A reporter without options.
  public init() {}

  /// The array on one line, without a line feed.
  /// - Throws: What `JSONEncoder` throws; strings and integers give it no reason to.
  public func text(for files: [FileFindings]) throws -> String {
    let entries = files.flatMap { file in file.findings.map { Entry($0, file: file.path) } }
    return try JSONText.encoded(entries)
  }
}

/// JSON that does not depend on anything but the value.
enum JSONText {
  static func encoded(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}

private struct Entry: Encodable {
  var file: String
  var rule: String
  var severity: String
  var message: String
  var line: Int
  var column: Int
  var offset: Int
  var endLine: Int
  var endColumn: Int
  var endOffset: Int
  var object: ObjectEntry?
  var related: [RelatedEntry]?
  var fix: FixEntry?

  init(_ located: LocatedFinding, file: String) {
    let finding = located.finding
    self.file = file
    rule = finding.rule
    severity = finding.severity.rawValue
    message = finding.message
    (line, column, offset) = (located.start.line, located.start.columnInUTF16, finding.range.lowerBound)
    (endLine, endColumn, endOffset) = (located.end.line, located.end.columnInUTF16, finding.range.upperBound)
    object = finding.object.map { ObjectEntry(id: $0.id, name: $0.name, kind: $0.kind) }
    let places = zip(finding.related, located.relatedStarts).map { RelatedEntry($0, start: $1) }
    related = places.isEmpty ? nil : places
    fix = finding.fix.map { FixEntry($0) }
  }
}

private struct ObjectEntry: Encodable {
  var id: String
  var name: String
  var kind: String
}

private struct RelatedEntry: Encodable {
  var message: String
  var line: Int
  var column: Int
  var offset: Int
  var endOffset: Int

  init(_ related: Finding.Related, start: SourcePosition) {
    message = related.message
    (line, column) = (start.line, start.columnInUTF16)
    (offset, endOffset) = (related.range.lowerBound, related.range.upperBound)
  }
}

private struct FixEntry: Encodable {
  var title: String
  var safety: String
  var edits: [EditEntry]

  init(_ fix: Fix) {
    title = fix.title
    safety = fix.safety.rawValue
    edits = fix.splices.map {
      EditEntry(offset: $0.range.lowerBound, endOffset: $0.range.upperBound, replacement: $0.replacement)
    }
  }
}

private struct EditEntry: Encodable {
  var offset: Int
  var endOffset: Int
  var replacement: String
}
