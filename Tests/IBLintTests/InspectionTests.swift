import IBLayout
import IBLint
import IBModel
import TestSupport
import Testing

@Suite struct InspectionTests {
  @Test func `a rule can ask which scenes cannot be laid out`() throws {
    let text = Storyboard.text(
      view: """
        <rect key="frame" x="0.0" y="0.0" width="400" height="300"/>
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="b"><constraints>
        <constraint firstAttribute="width" constant="1e300" id="w"/>
        <constraint firstAttribute="height" secondItem="b" secondAttribute="width" multiplier="1e300" id="h"/>
        </constraints></view></subviews>
        """)
    let inspection = Inspection(try Document(parsing: Array(text.utf8)))
    #expect(inspection.layouts().isEmpty && inspection.layoutFailures().map(\.root.id) == ["vie-wv-iew"])
    #expect(inspection.layoutFailures().map(\.reason) == [.numbersTooLarge])
  }

  @Test func `a layout beyond a limit is no conflict`() throws {
    let text = Storyboard.text(view: String(repeating: "<a/>", count: 200_001))
    let linter = Linter(try Selection(select: ["conflicting_constraints", "ambiguous_layout"], ignore: []))
    let findings = linter.lint(Array(text.utf8)).findings
    #expect(findings.map(\.rule) == ["ambiguous_layout"] && findings[0].message.contains("200,000 elements"))
    #expect(findings[0].help.hasPrefix("Divide the document"))
  }
}
