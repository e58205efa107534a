import Foundation
import IBProject
import Testing

@testable import IBLint

@Suite struct StatisticsTests {
  private func file(_ path: String, outlets: Int) -> FileReport {
    let lines = (0..<outlets).map { "<outlet property=\"a\($0)\" destination=\"x\($0)\" id=\"o\($0)\"/>" }
    let text = ExampleDocument.marked(
      "<viewController id=\"vc1\"><connections>\(lines.joined())</connections></viewController>")
    return FileReport(path: path, findings: Linter().lint(Array(text.utf8)).locatedFindings)
  }

  private var statistics: Statistics {
    Statistics(
      [file("a", outlets: 2), file("b", outlets: 1), file("c", outlets: 0)],
      notApplicable: [(rule: .unusedAction, missing: [.assets, .sources])])
  }

  @Test func `a table has findings, documents and their share`() {
    let lines = statistics.text.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[1].split(separator: " ").joined(separator: " ") == "3 2 67 % error dangling_reference 3")
    #expect(
      lines[2] == "skipped: unused_action: no asset catalogs or images found, no Swift or Objective-C sources found")
  }

  @Test func `JSON has the same`() throws {
    let object = try JSONSerialization.jsonObject(with: Data(statistics.json().utf8)) as? [String: Any]
    #expect(object?["documents"] as? Int == 3)
    let rules = try #require(object?["rules"] as? [[String: Any]])
    #expect(rules.count == 1 && rules[0]["findings"] as? Int == 3 && rules[0]["documents"] as? Int == 2)
    let missing = try #require(object?["notApplicable"] as? [[String: Any]])
    #expect(missing[0]["rule"] as? String == "unused_action")
    #expect(missing[0]["missing"] as? [String] == ["assets", "sources"])
  }

  @Test func `nothing found is an empty table`() { #expect(Statistics([], notApplicable: []).text.isEmpty) }
}
