import IBLint
import TestSupport
import Testing

@Suite struct SceneProblemTests {
  private func rules(_ constraint: String, in holder: String = "vw1") -> [String] {
    let list = { (id: String) in id == holder ? "<constraints>\(constraint)</constraints>" : "" }
    let document = Storyboard.xib(
      """
      <view id="vw1"> <subviews> <view id="vw2">\(list("vw2"))</view> <label id="lb1"/> </subviews>
      \(list("vw1")) </view> <view id="vw3"/>
      """)
    return Linter().lint(Array(document.utf8)).findings.map(\.rule)
  }

  private func rules(_ changed: String, for original: String) -> [String] {
    let constraint = """
      <constraint firstItem="lb1" firstAttribute="leading" relation="equal" secondItem="vw1" secondAttribute="leading" \
      multiplier="1" constant="100" priority="900" id="cs1"/>
      """
    return rules(constraint.replacing(original, with: changed))
  }

  static let mistakes = [
    (#"constant="100""#, #"constant="100""#, []),
    (#"secondAttribute="leading""#, #"secondAttribute="leeding""#, ["invalid_constraint_value"]),
    (#"constant="100""#, #"constant="1o0""#, ["invalid_attribute"]),
    (#"constant="100""#, #"constant="nan""#, ["invalid_attribute"]),
    (#"multiplier="1""#, #"multiplier="1x""#, ["invalid_attribute"]),
    (#"priority="900""#, #"priority="1900""#, ["invalid_constraint_value"]),
    (#"relation="equal""#, #"relation="almost""#, ["invalid_constraint_value"]),
    (#"secondItem="vw1""#, #"secondItem="vw9""#, ["dangling_reference"]),
    (#"secondItem="vw1""#, #"secondItem="vw3""#, ["invalid_constraint_item"]),
    (#"secondAttribute="leading""#, #"secondAttribute="top""#, ["invalid_constraint_value"]),
  ]

  @Test(arguments: mistakes) func aMistakeIsFoundByOneRule(original: String, changed: String, expected: [String]) {
    #expect(rules(changed, for: original) == expected)
  }

  @Test func aConstraintHeldByAViewThatContainsNoneOfItsItemsIsFound() {
    let constraint = """
      <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" id="cs1"/>
      """
    #expect(rules(constraint) == [])
    #expect(Set(rules(constraint, in: "vw2")) == ["invalid_constraint_item"])
  }
}
