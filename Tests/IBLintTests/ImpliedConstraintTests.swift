import IBLint
import Testing
import TestSupport

@Suite struct ImpliedConstraintTests {
  private func findings(_ more: String) -> [Finding] {
    let linter = Linter(Selection(rules: Rule.all.filter { $0.id == "vacuous_inequality" }))
    let view = """
      <view id="vw1"> <rect key="frame" x="0.0" y="0.0" width="375" height="667"/> <subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="vw2">
      <rect key="frame" x="20" y="20" width="100" height="40"/>
      <constraints><constraint firstAttribute="height" constant="40" id="cs1"/>\(more)</constraints> </view> </subviews>
      <constraints>
      <constraint firstItem="vw2" firstAttribute="top" secondItem="vw1" secondAttribute="top" constant="20" id="cs2"/>
      <constraint firstItem="vw2" firstAttribute="top" relation="greaterThanOrEqual" secondItem="vw1" secondAttribute="top" id="cs3"/>
      </constraints> </view>
      """
    return linter.lint(Array(Storyboard.xib(view).utf8)).findings
  }

  @Test func anInequalityThatFollowsIsFound() { #expect(findings("").count == 1) }

  @Test func nothingFollowsFromConstraintsThatConflict() {
    #expect(findings(#"<constraint firstAttribute="height" constant="50" id="cs4"/>"#).isEmpty)
  }
}
