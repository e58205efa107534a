import IBLint
import Testing
import TestSupport

/// A fix adds nothing that the fix of another rule removes.
@Suite struct OpposingFixTests {
  private func fixed(_ objects: String, of platform: String = "iOS.CocoaTouch") -> (rest: [String], isFinished: Bool) {
    let linter = Linter(Selection(rules: Rule.all))
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="\(platform)">
      <scenes><scene sceneID="sc1"><objects>\(objects)</objects></scene></scenes></document>
      """
    let result = linter.lint(Array(text.utf8)).fixed(upTo: .unsafe, by: linter)
    let isFinished = if case .finished = result.outcome { true } else { false }
    return (result.report.findings.map(\.rule), isFinished)
  }

  @Test(arguments: ["navigationController", "tabBarController", "splitViewController", "viewController"])
  func controllersOfAnyKindHideTheTabBar(kind: String) {
    let (rest, isFinished) = fixed("<\(kind) id=\"vc1\"/>")
    #expect(isFinished && !rest.contains("hides_bottom_bar"))
  }

  @Test func controllersOfTheWatchHaveNoStoryboardIdentifier() {
    let (rest, isFinished) = fixed(
      "<controller customClass=\"Page\" id=\"vc1\"/>", of: "watchKit")
    #expect(isFinished && !rest.contains("storyboard_id_mismatch"))
  }
}
