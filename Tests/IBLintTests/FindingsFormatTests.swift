import Foundation
import IBXML
import Testing

@testable import IBLint

@Suite struct FindingsFormatTests {
  private static let context = ReportContext(version: "1.2", folder: "/work/app")

  /// Two findings behind an emoji, in a document whose name has a space and a percent sign, and a document without any.
  private static let files: [FileReport] = {
    let text = ExampleDocument.marked(
      """
      <viewController userLabel="Log, in: 50%&#10;👩 &lt;b&gt; &quot;x&quot;" id="vc1">
        <connections><!--👩--><outlet property="box" destination="vw9" id="ou1"/></connections>
      </viewController>
      """)
    let findings = Linter().lint(Array(text.utf8)).locatedFindings
    return [
      FileReport(path: "./My App/50%.xib", findings: findings + findings),
      FileReport(path: "/work/app/Fine.xib", findings: []),
    ]
  }()

  private func report(_ format: FindingsFormat) throws -> String { try format.report(Self.files, in: Self.context) }

  private func json(_ format: FindingsFormat) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(try report(format).utf8))
  }

  private func xml(_ format: FindingsFormat) throws -> Element { try XMLTree(parsing: Array(report(format).utf8)).root }

  @Test func `Xcode opens documents by their absolute paths, and counts bytes as compilers do`() throws {
    let lines = try report(.xcode).split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("/work/app/My App/50%.xib:7:45: error: ") && lines[0].hasSuffix(" (dangling_reference)"))
  }

  @Test func `GitHub gets properties and messages with its escapes`() throws {
    let lines = try report(.github).split(separator: "\n")
    #expect(lines.count == 2)
    #expect(
      lines[0].hasPrefix(
        "::error file=My App/50%25.xib,line=7,endLine=7,col=43,endColumn=94,title=ibt (dangling_reference)::outlet `box`"
      ))
    #expect(lines[0].contains("50%25%0A👩"))
  }

  @Test func `GitHub shows ten of a kind, so errors are first`() throws {
    let text = ExampleDocument.marked("<view id=\"a\"/>\n<view id=\"a\"/>").replacing("<document ", with: "<archive ")
      .replacing("</document>", with: "</archive>")
    let info = FileReport(path: "a.xib", findings: Linter().lint(Array(text.utf8)).locatedFindings)
    let report = try FindingsFormat.github.report([info] + Self.files, in: Self.context)
    #expect(report.split(separator: "\n").map { $0.prefix { $0 != " " } } == ["::error", "::error", "::notice"])
  }

  @Test func `SARIF has rules, regions in UTF-16 and fingerprints that differ`() throws {
    let log = try #require(try json(.sarif) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    #expect(run["columnKind"] as? String == "utf16CodeUnits")
    let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
    #expect(try #require(driver["rules"] as? [[String: Any]]).map { $0["id"] as? String } == ["dangling_reference"])
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["ruleIndex"] as? Int } == [0, 0])
    #expect(results.map { $0["level"] as? String } == ["error", "error"])
    let prints = results.compactMap { ($0["partialFingerprints"] as? [String: String])?["primaryLocationLineHash"] }
    #expect(Set(prints).count == 2)
    let location = try #require(
      (results[0]["locations"] as? [[String: [String: [String: Any]]]])?.first?["physicalLocation"])
    #expect(location["artifactLocation"]?["uri"] as? String == "My%20App/50%25.xib")
    #expect(location["region"]?["startColumn"] as? Int == 43 && location["region"]?["endColumn"] as? Int == 94)
  }

  @Test func `json-lines has an object for each finding, with the members that it has in json`() throws {
    let lines = try report(.jsonLines).split(separator: "\n")
    #expect(lines.count == 2)
    let first = try #require(try report(.json).split(separator: "\n").first)
    let start = #"{"version":1,"file":"./My App/50%.xib","#
    for line in lines { #expect(line.hasPrefix(start) && first.contains("{" + line.dropFirst(start.count))) }
  }

  @Test(arguments: [FindingsFormat.text, .full, .json, .jsonLines, .github, .sarif, .gitlab, .junit])
  func `formats with a place for it say what to do`(format: FindingsFormat) throws {
    #expect(try report(format).contains("remove the connection with the warning sign, or connect it again"))
  }

  @Test func `GitLab gets an array with unique fingerprints`() throws {
    let issues = try #require(try json(.gitlab) as? [[String: Any]])
    #expect(issues.map { $0["severity"] as? String } == ["major", "major"])
    #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == 2)
    let location = try #require(issues[0]["location"] as? [String: Any])
    #expect(location["path"] as? String == "My App/50%.xib")
    #expect((location["lines"] as? [String: Int])?["begin"] == 7)
  }

  @Test func `JUnit has a case that passes for a document without findings`() throws {
    let root = try xml(.junit)
    #expect(root["tests"] == "3" && root["failures"] == "2")
    let cases = root.children.map { Array($0.children) }
    #expect(cases.map(\.count) == [2, 1])
    #expect(cases[0][0].child("failure")?["type"] == "error" && cases[1][0].child("failure") == nil)
  }

  @Test func `characters that XML does not allow are left out`() throws {
    #expect(XMLText.attribute("a", "x\u{0}\u{1B}y\u{FFFF}") == #" a="xy""#)
  }

  @Test(arguments: FindingsFormat.allCases) func `nothing found is a valid report`(format: FindingsFormat) throws {
    let text = try format.report([], in: Self.context)
    #expect(text.isEmpty || text.hasSuffix("\n"))
    switch format {
    case .json, .jsonLines, .text, .full, .xcode, .github: #expect(text.isEmpty)
    case .sarif, .gitlab: _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
    case .junit: _ = try XMLTree(parsing: Array(text.utf8))
    }
  }
}
