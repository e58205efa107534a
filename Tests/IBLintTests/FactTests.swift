import IBLint
import Testing
import TestSupport

@Suite struct FactTests {
  private let document = """
    <view id="a"><subviews><label id="b"/></subviews>
    <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>
    <variation key="heightClass=compact"><mask key="subviews"><exclude reference="b"/></mask></variation>
    <variation key="widthClass=compact"><mask key="subviews"><exclude reference="b"/></mask></variation></view>
    """

  private func findings(_ rules: Set<String>) -> [Finding] {
    Linter(Selection(rules: Rule.all.compactMap { $0.keeping { rules.contains($0.id) } }))
      .lint(Array(Storyboard.xib(document).utf8)).findings
  }

  @Test func theRuleThatImpliesTheOthersReports() {
    let found = findings(["never_installed_object", "unneeded_variation"])
    #expect(found.map(\.rule) == ["never_installed_object"] && found.first?.related.count == 2)
  }

  @Test func withoutThatRuleTheFactIsStillReportedOnce() {
    let found = findings(["unneeded_variation"])
    #expect(found.map(\.rule) == ["unneeded_variation"] && found.first?.related.count == 1)
  }
}
