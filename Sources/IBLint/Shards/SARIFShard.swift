import IBXML

/// The results in the SARIF report of a part of a run.
struct SARIFShard {
  let ruleIDs: [Rule.ID]
  private let text: [UInt8]
  private let values: [PlacedJSON]

  /// The run of a report; nil if the text is not SARIF.
  static func run(of report: PlacedJSON) -> PlacedJSON? {
    guard case .array(let runs)? = report["runs"]?.content else { return nil }
    return runs.first
  }

  /// - Throws: When the report is damaged, or of another version of the program.
  init(_ report: ShardReport, version: String) throws(ExplainedError) {
    text = report.text
    guard let json = report.json, let run = SARIFShard.run(of: json), let driver = run["tool"]?["driver"],
      case .array(let rules)? = driver["rules"]?.content, case .array(let values)? = run["results"]?.content
    else { throw ExplainedError("\(report.name) is damaged") }
    let found = driver["version"]?.string ?? "another version"
    guard found == version else {
      throw ExplainedError("\(report.name) is of `ibt` \(found); this is \(version)")
    }
    ruleIDs = rules.compactMap { $0["id"]?.string }
    self.values = values
  }

  /// - Parameter ruleIndices: The places of the rules in the merged report.
  func results(ruleIndices: [Rule.ID: Int]) -> [ArraySlice<UInt8>] {
    values.map { value in
      guard let number = value["ruleIndex"]?.range, let id = value["ruleId"]?.string, let index = ruleIndices[id]
      else { return text[value.range] }
      return text[value.range.lowerBound..<number.lowerBound] + Array("\(index)".utf8)
        + text[number.upperBound..<value.range.upperBound]
    }
  }
}
