import IBModel

/// Findings as JSON for programs: one line per document, `{"version":1,"file":…,"findings":[…]}`, or per finding,
/// `{"version":1,"file":…,"rule":…}`.
///
/// Lines and columns count from 1, columns in UTF-16 code units; offsets count the UTF-8 bytes of the text, including a
/// byte order mark. Members that do not apply are omitted; later versions may add members.
///
/// The report of a part of a run begins with a line about the part, `{"version":1,"shard":…}`. The other lines are
/// those of the whole run.
package struct JSONReporter: Sendable {
  static let version = JSONWriter.schemaVersion

  private let shard: ShardMark?

  package init(_ shard: ShardMark? = nil) { self.shard = shard }

  /// The object on one line, without a line feed.
  package func line(for file: FileReport) throws -> String {
    try JSONWriter.report { json in
      json.member("file", file.path)
      json.member("findings", array: file.findings) { json, finding in json.object(finding.write) }
    }
  }

  func report(_ files: [FileReport]) throws -> String {
    try line(about: shard?.placing(.documents, of: files)) + files.map { try line(for: $0) + "\n" }.joined()
  }

  func reportByFinding(_ files: [FileReport]) throws -> String {
    var text = try line(about: shard?.placing(.findings, of: files))
    for file in files {
      for finding in file.findings {
        text += try JSONWriter.report { json in
          json.member("file", file.path)
          finding.write(to: &json)
        }
        text += "\n"
      }
    }
    return text
  }

  /// The first line in the report of a part; empty for a whole run.
  private func line(about shard: ShardMark?) throws -> String {
    guard let shard else { return "" }
    return try JSONWriter.report { $0.member("shard", object: shard.write) } + "\n"
  }
}

extension LocatedFinding {
  fileprivate func write(to json: inout JSONWriter) {
    json.member("rule", finding.rule)
    json.member("severity", finding.severity.rawValue)
    json.member("message", finding.message)
    json.member("help", finding.help)
    json.members(of: start)
    json.member("offset", finding.range.lowerBound)
    json.member("endLine", end.line)
    json.member("endColumn", end.columnInUTF16)
    json.member("endOffset", finding.range.upperBound)
    if let object = finding.object { json.member("object", object: object.write) }
    let related = Array(zip(finding.related, relatedStarts))
    if !related.isEmpty { json.member("related", array: related) { $1.0.write(at: $1.1, to: &$0) } }
    if let fix = finding.fix { json.member("fix", object: fix.write) }
  }
}

extension Finding.ObjectInfo {
  fileprivate func write(to json: inout JSONWriter) {
    json.member("id", id)
    json.member("name", name)
    json.member("kind", kind)
    json.member("path", path)
  }
}

extension Finding.Related {
  fileprivate func write(at start: SourcePosition, to json: inout JSONWriter) {
    json.object {
      $0.member("message", message)
      $0.members(of: start)
      $0.member("offset", range.lowerBound)
      $0.member("endOffset", range.upperBound)
    }
  }
}

extension Fix {
  fileprivate func write(to json: inout JSONWriter) {
    json.member("title", title)
    json.member("safety", safety.rawValue)
    json.member("edits", objects: splices) { json, splice in
      json.member("offset", splice.range.lowerBound)
      json.member("endOffset", splice.range.upperBound)
      json.member("replacement", splice.replacement)
    }
  }
}
