import IBLint
import Testing

@Suite struct ColumnTests {
  /// The finding starts after two tabs, 7 characters of a comment and an emoji of 2 units and 4 bytes.
  private static let file: FileReport = {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
      <objects>
      <viewController id="vc1"><connections>
      \t\t<!--👩--><outlet property="box" destination="vw9" id="ou1"/>
      </connections></viewController>
      </objects>
      </document>
      """
    let report = Linter().lint(Array(text.utf8)).withEdits()
    return FileReport(path: "a.xib", findings: report.locatedFindings.quoting(report.text))
  }()

  private static let context = ReportContext(version: "1.2", folder: "/app")

  private func report(_ format: FindingsFormat) throws -> String { try format.report([Self.file], in: Self.context) }

  @Test func `text, full and JUnit count UTF-16 units`() throws {
    #expect(Self.file.findings.count == 1)
    #expect(try report(.text).hasPrefix("a.xib:5:12: error: "))
    #expect(try report(.full).hasPrefix("a.xib:5:12: error: "))
    #expect(try report(.junit).contains(#"message="a.xib:5:12: "#))
  }

  @Test(arguments: [FindingsFormat.json, .jsonLines]) func `JSON counts UTF-16 units`(format: FindingsFormat) throws {
    #expect(try report(format).contains(#""line":5,"column":12,"#))
    #expect(try report(format).contains(#""endLine":5,"endColumn":63,"#))
  }

  @Test func `full points at the finding in the columns of a terminal`() throws {
    let lines = try report(.full).split(separator: "\n")
    let quoted = try #require(lines.firstIndex { $0.hasPrefix("  5 | ") })
    #expect(lines[quoted].hasPrefix("  5 | <!--👩--><outlet "))
    // The emoji takes two columns of a terminal.
    #expect(lines[quoted + 1] == "    | " + String(repeating: " ", count: 9) + String(repeating: "^", count: 51))
  }
}
