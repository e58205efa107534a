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

  @Test func aPairThatContradictsIsNoConflictBeside() {
    let constraints = ["10", "20"].map { #"<constraint firstAttribute="width" constant="\#($0)" id="c\#($0)"/>"# }
    let text = Storyboard.text(
      view: """
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v"><rect key="frame" width="10" height="9"/>
        <constraints>\(constraints.joined())</constraints></view></subviews>
        """)
    let rules: Set<String> = ["contradicting_pair", "conflicting_constraints"]
    let found = { (rules: Set<String>) in
      Linter(Selection(rules: Rule.all.compactMap { $0.keeping { rules.contains($0.id) } })).lint(Array(text.utf8))
        .findings
    }
    #expect(found(rules).map(\.rule) == ["contradicting_pair"])
    #expect(found(["conflicting_constraints"]).count == 1)
  }
}
