import IBBase
import IBXML

/// The part of a run that a report is about, with the data for merging the parts.
package struct ShardMark: Sendable, Equatable, Encodable {
  package var shard: Shard
  package var run: String
  /// The subject of the report's entries.
  package var entries = Entries.findings
  /// The place of each entry in the report of the whole run: the number of its document.
  package var places: [Int] = []
  var entryCount = 0

  /// The subject of a report's entries.
  package enum Entries: String, Sendable {
    case documents, findings
  }

  package init(_ shard: Shard, run: String) { (self.shard, self.run) = (shard, run) }

  /// The mark of a report with an entry for each document, or for each finding.
  func placing(_ entries: Entries, of files: [FileReport]) -> ShardMark {
    var mark = self
    mark.entries = entries
    mark.places = files.flatMap { file in
      Array(repeating: file.place, count: entries == .documents ? 1 : file.findings.count)
    }
    mark.entryCount = mark.places.count
    return mark
  }

  package func encode(to encoder: any Encoder) throws {
    let members: JSONObject = [
      "number": shard.number, "count": shard.count, "run": run, "entries": entries.rawValue, "places": places,
    ]
    try members.encode(to: encoder)
  }

  init?(_ json: PlacedJSON) {
    guard let number = json["number"]?.integer, let count = json["count"]?.integer, let run = json["run"]?.string,
      let shard = Shard(number: number, of: count),
      let entries = json["entries"]?.string.flatMap(Entries.init), case .array(let values)? = json["places"]?.content
    else { return nil }
    self.init(shard, run: run)
    self.entries = entries
    places = values.compactMap(\.integer)
    guard places.count == values.count else { return nil }
    entryCount = places.count
  }
}

extension PlacedJSON {
  var integer: Int? { if case .word(let text) = content { Int(text) } else { nil } }
}
