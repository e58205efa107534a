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
}
