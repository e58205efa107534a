import IBXML

/// The report of a part of a run, read from a file.
struct ShardReport {
  var name: String
  var form: Form
  /// nil if the report is not marked as a part.
  var mark: ShardMark?
  var text: [UInt8]
  /// The first line, which is all of SARIF; nil for a baseline.
  var json: PlacedJSON?

  /// The forms of reports that can be merged.
  enum Form: String {
    case json = "JSON"
    case sarif = "SARIF"
    case baseline = "a baseline"
  }

  /// - Throws: When the text is not a report that can be merged.
  init(_ text: [UInt8], name: String) throws(ExplainedError) {
    (self.name, self.text) = (name, text)
    if text.starts(with: Baseline.header.utf8) {
      (form, mark) = (.baseline, Baseline.mark(in: String(decoding: text, as: UTF8.self)))
      return
    }
    json = PlacedJSON(Array(text.prefix { $0 != UInt8(ascii: "\n") }))
    if let json, let run = SARIFShard.run(of: json) {
      (form, mark) = (.sarif, run["properties"]?["shard"].flatMap(ShardMark.init))
      return
    }
    guard let json, let version = json["version"]?.integer else {
      throw ExplainedError("\(name) is neither JSON, SARIF nor a baseline of `ibt lint`")
    }
    guard version == JSONReporter.version else {
      throw ExplainedError(
        "\(name) has version \(version) of reports; this `ibt` reads version \(JSONReporter.version)")
    }
    (form, mark) = (.json, json["shard"].flatMap(ShardMark.init))
  }
}

extension [ShardReport] {
  /// The marks of reports that are all parts of one run.
  /// - Throws: For the first mismatch.
  func marks() throws(ExplainedError) -> [ShardMark] {
    var marks: [ShardMark] = []
    for report in self {
      guard let mark = report.mark else {
        throw ExplainedError("\(report.name) is not a report of `ibt lint --shard`")
      }
      marks.append(mark)
    }
    for (report, mark) in zip(self, marks) {
      guard let first, let firstMark = marks.first else { break }
      if report.form != first.form {
        throw ExplainedError("\(first.name) is \(first.form.rawValue) and \(report.name) is \(report.form.rawValue)")
      }
      if mark.entries != firstMark.entries {
        throw ExplainedError(
          "\(first.name) has an entry for each of the \(firstMark.entries) and \(report.name) for each of the \(mark.entries)"
        )
      }
      if mark.shard.count != firstMark.shard.count {
        throw ExplainedError(
          "\(first.name) is of shard \(firstMark.shard) and \(report.name) of shard \(mark.shard)")
      }
      if mark.run != firstMark.run {
        throw ExplainedError(
          "\(first.name) and \(report.name) are of different runs: other documents, or another version of `ibt`")
      }
    }
    try requireEachOnce(marks.map(\.shard))
    return marks
  }

  private func requireEachOnce(_ shards: [Shard]) throws(ExplainedError) {
    var names: [Int: String] = [:]
    for (report, shard) in zip(self, shards) {
      if let other = names.updateValue(report.name, forKey: shard.number) {
        throw ExplainedError("\(other) and \(report.name) are both of shard \(shard)")
      }
    }
    guard let count = shards.first?.count else { return }
    let missing = (1...count).filter { names[$0] == nil }
    if missing.isEmpty { return }
    let shown = missing.prefix(10).map(String.init).joined(separator: ", ") + (missing.count > 10 ? ", …" : "")
    throw ExplainedError(
      missing.count == 1
        ? "the report of shard \(shown) of \(count) is missing"
        : "the reports of shards \(shown) of \(count) are missing")
  }
}
