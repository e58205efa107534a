import IBBase
import IBXML

/// The report of a whole run, merged from the reports of its parts, equal to the report of one run to the byte.
package enum MergedReport {
  /// Merges the reports of all parts of a run, in any order.
  /// - Parameters:
  ///   - reports: The names and contents of files.
  ///   - context: The version of this program.
  /// - Throws: `ExplainedError` when the reports do not fit together.
  package static func merging(
    _ reports: [(name: String, text: [UInt8])], in context: ReportContext
  ) throws -> [UInt8] {
    var parts: [ShardReport] = []
    for report in reports { parts.append(try ShardReport(report.text, name: report.name)) }
    let marks = try parts.marks()
    switch parts.first?.form {
    case .json: return try lines(of: parts, marks)
    case .sarif: return try sarif(parts, marks, context)
    case .baseline: return try baseline(parts, marks)
    case nil: return []
    }
  }

  private static func lines(of parts: [ShardReport], _ marks: [ShardMark]) throws -> [UInt8] {
    let entries = try zip(parts, marks).flatMap { part, mark in
      try self.entries(part.text.split(separator: UInt8(ascii: "\n")).dropFirst(), of: part, mark)
    }
    return try inOrder(entries).flatMap { $0 + [UInt8(ascii: "\n")] }
  }

  private static func sarif(
    _ parts: [ShardReport], _ marks: [ShardMark], _ context: ReportContext
  ) throws -> [UInt8] {
    var shards: [SARIFShard] = []
    for part in parts { shards.append(try SARIFShard(part, version: context.version)) }
    let rules = SARIFReporter.rules(withIDs: Set(shards.flatMap(\.ruleIDs)))
    let places = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) })
    let entries = try zip(shards, zip(parts, marks)).flatMap { shard, part in
      try self.entries(shard.results(ruleIndices: places), of: part.0, part.1)
    }
    let results = try inOrder(entries)
    return Array(try SARIFReporter(context: context).report(rules, nil, results.map(JSONFragment.init)).utf8)
  }

  private static func baseline(_ parts: [ShardReport], _ marks: [ShardMark]) throws -> [UInt8] {
    var merged = Baseline([])
    for (part, mark) in zip(parts, marks) {
      let baseline: Baseline
      do throws(ExplainedError) { baseline = try Baseline(String(decoding: part.text, as: UTF8.self)) } catch {
        throw ExplainedError("\(part.name): \(error)")
      }
      try require(mark.entryCount, found: baseline.count, in: part)
      merged = merged.adding(baseline)
    }
    return Array(merged.text.utf8)
  }

  private static func require(_ count: Int, found: Int, in part: ShardReport) throws(ExplainedError) {
    guard found != count || part.text.last != UInt8(ascii: "\n") else { return }
    throw ExplainedError("\(part.name) is damaged: it has \(found) of \(count) entries")
  }

  /// The text about a document or a finding, and its place in the whole report.
  private struct Entry {
    var place: Int
    var part: Int
    var text: ArraySlice<UInt8>
  }

  private static func entries(
    _ texts: some Collection<ArraySlice<UInt8>>, of part: ShardReport, _ mark: ShardMark
  ) throws(ExplainedError) -> [Entry] {
    try require(mark.entryCount, found: texts.count, in: part)
    return zip(mark.places, texts).map { Entry(place: $0, part: mark.shard.number, text: $1) }
  }

  /// The texts in the order of the documents; texts of one document keep their order.
  private static func inOrder(_ entries: [Entry]) throws(ExplainedError) -> [ArraySlice<UInt8>] {
    var owners: [Int: Int] = [:]
    for entry in entries {
      let owner = owners.updateValue(entry.part, forKey: entry.place) ?? entry.part
      if owner != entry.part {
        throw ExplainedError("shards \(owner) and \(entry.part) report the same document")
      }
    }
    let order = entries.indices.sorted { (entries[$0].place, $0) < (entries[$1].place, $1) }
    return order.map { entries[$0].text }
  }
}
