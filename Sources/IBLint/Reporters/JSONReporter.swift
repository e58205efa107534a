import IBBase
import IBXML

/// Findings as JSON for programs: one line per document, `{"version":1,"file":…,"findings":[…]}`, or per finding,
/// `{"version":1,"file":…,"rule":…}`.
///
/// Lines and columns count from 1, columns in UTF-16 code units; offsets count the UTF-8 bytes of the text, including a
/// byte order mark. Members that do not apply are omitted; later versions may add members.
///
/// The report of a part of a run begins with a line about the part, `{"version":1,"shard":…}`. The other lines
/// equal lines of the whole run.
package struct JSONReporter: Sendable {
  static let version = JSONText.schemaVersion

  private let shard: ShardMark?

  package init(_ shard: ShardMark? = nil) { self.shard = shard }

  /// The object on one line, without a line feed.
  package func line(for file: FileReport) throws -> String {
    let members: JSONObject = ["file": file.path, "findings": file.findings.map(\.members)]
    return try JSONText.report(members)
  }

  func report(_ files: [FileReport]) throws -> String {
    try line(about: shard?.placing(.documents, of: files)) + files.map { try line(for: $0) + "\n" }.joined()
  }

  func reportByFinding(_ files: [FileReport]) throws -> String {
    var text = try line(about: shard?.placing(.findings, of: files))
    for file in files {
      for finding in file.findings {
        text += try JSONText.report(JoinedMembers(["file": file.path], finding.members)) + "\n"
      }
    }
    return text
  }

  /// The first line in the report of a part; empty for a whole run.
  private func line(about shard: ShardMark?) throws -> String {
    guard let shard else { return "" }
    return try JSONText.report(["shard": shard]) + "\n"
  }
}

extension LocatedFinding {
  fileprivate var members: JSONObject {
    [
      "rule": finding.rule, "severity": finding.severity, "message": finding.message, "help": finding.help,
      "line": start.line, "column": start.columnInUTF16, "offset": finding.range.lowerBound, "endLine": end.line,
      "endColumn": end.columnInUTF16, "endOffset": finding.range.upperBound, "object": finding.object,
      "related": zip(finding.related, relatedStarts).map { $0.members(at: $1) }.unlessEmpty,
      "fix": finding.fix?.members,
    ]
  }
}

extension Finding.Related {
  fileprivate func members(at start: SourcePosition) -> JSONObject {
    [
      "message": message, "line": start.line, "column": start.columnInUTF16, "offset": range.lowerBound,
      "endOffset": range.upperBound,
    ]
  }
}

extension Fix {
  fileprivate var members: JSONObject {
    let edits = splices.map { splice -> JSONObject in
      ["offset": splice.range.lowerBound, "endOffset": splice.range.upperBound, "replacement": splice.replacement]
    }
    return ["title": title, "safety": safety, "edits": edits]
  }
}
