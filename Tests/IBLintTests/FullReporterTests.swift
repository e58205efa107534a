import IBLint
import Testing

@Suite struct FullReporterTests {
  private func report(_ body: String, style: TextStyle = .plain) throws -> [String] {
    let report = Linter().lint(Array(ExampleDocument.marked(body).utf8))
    let file = FileReport(path: "a.xib", findings: report.locatedFindings.quoting(report.text))
    let context = ReportContext(version: "", folder: "/app", pages: "/share/Rules", style: style)
    return try FindingsFormat.full.report([file], in: context).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  private static let outlet = """
    <viewController userLabel="Login" id="vc1">
      <view key="view" userLabel="Screen" id="vw1"/>
      <connections>
        <outlet property="box" destination="vw9" id="ou1"/>
      </connections>
    </viewController>
    """

  @Test func `a finding has the path, the line with carets, what to do and the fix`() throws {
    let lines = try report(Self.outlet)
    #expect(lines[0].contains(": error: [dangling_reference] outlet `box` of Login (vc1) refers to `vw9`"))
    #expect(lines[1] == "  in Login" && lines[2].hasSuffix(#" | <outlet property="box" destination="vw9" id="ou1"/>"#))
    #expect(lines[3].hasSuffix(" | " + String(repeating: "^", count: 51)))
    #expect(lines[4].hasPrefix("  help: Connections inspector › remove the connection with the warning sign, or"))
    #expect(lines[5] == "  fix: Remove the connection (--fix --unsafe-fixes)")
    #expect(lines[6].isEmpty && lines[7].isEmpty && lines.count == 8)
  }

  @Test func `related locations are below the line`() throws {
    #expect(try report("<view id=\"a\"/>\n<view id=\"a\"/>").contains { $0.hasPrefix("  see a.xib:") })
  }

  @Test func `colors and links are control sequences around the same text`() throws {
    let plain = try report(Self.outlet)
    let styled = try report(Self.outlet, style: TextStyle(hasColors: true, hasLinks: true))
    #expect(styled != plain && styled[0].contains("\u{1B}]8;;file:///share/Rules/missing_object.md\u{1B}\\"))
    #expect(styled[0].hasPrefix("\u{1B}]8;;file:///app/a.xib\u{1B}\\a.xib:"))
    #expect(styled.map { $0.replacing(/\u{1B}(\]8;;[^\u{1B}]*\u{1B}\\|\[[0-9;]*m)/, with: "") } == plain)
  }

  @Test(arguments: [0, 30, 500, 100_000]) func `a long line is shortened around the finding`(padding: Int) throws {
    let comment = "<!--" + String(repeating: "é", count: padding) + "-->"
    let label = #"<label text="é" id="v"/>"#
    let lines = try report("<view id=\"v\">\(comment)<subviews>\(label)</subviews>\(comment)</view>")
    let quoted = try #require(lines.firstIndex { $0.contains("<label") && $0.contains(" | ") })
    #expect(lines[quoted].count < 200 && !lines[quoted].contains("\u{FFFD}"))
    let column = try #require(lines[quoted].firstRange(of: #"id="v"/>"#))
    #expect(lines[quoted + 1].prefix { $0 != "^" }.count == lines[quoted][..<column.lowerBound].count)
  }

  @Test func `a finding at the end of a file has no line to quote`() throws {
    let report = Linter().lint([])
    let file = FileReport(path: "a.xib", findings: report.locatedFindings.quoting(report.text))
    let text = try FindingsFormat.full.report([file], in: ReportContext(version: "", folder: "/"))
    #expect(text.hasPrefix("a.xib:1:1: error: ") && !text.contains(" | "))
  }
}
