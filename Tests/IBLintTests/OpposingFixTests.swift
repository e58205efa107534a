import IBLint
import IBModel
import Testing
import TestSupport

/// A fix adds nothing that the fix of another rule removes.
@Suite struct OpposingFixTests {
  private let linter = Linter(Selection(rules: Rule.all))

  private func report(on objects: String, of platform: String = "iOS.CocoaTouch") -> LintReport {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="\(platform)">
      <scenes><scene sceneID="sc1"><objects>\(objects)</objects></scene></scenes></document>
      """
    return linter.lint(Array(text.utf8))
  }

  /// UIKit pushes no navigation or split view controllers.
  @Test(arguments: [
    ("tabBarController", true), ("pageViewController", true), ("viewController", true),
    ("navigationController", false), ("splitViewController", false),
  ])
  func controllersThatArePushedHideTheTabBar(kind: String, isPushed: Bool) {
    let report = report(on: "<\(kind) id=\"vc1\"/>")
    #expect(report.findings.contains { $0.rule == "hides_bottom_bar" } == isPushed)
    let result = linter.fix(report, upTo: .unsafe)
    let isFinished = if case .finished = result.outcome { true } else { false }
    #expect(isFinished && !result.report.findings.contains { $0.rule == "hides_bottom_bar" })
  }

  @Test(arguments: [("iOS.CocoaTouch", "viewController", true), ("watchKit", "controller", false)])
  func controllersOfTheWatchHaveNoStoryboardIdentifier(platform: String, kind: String, isExpected: Bool) {
    let report = report(on: "<\(kind) customClass=\"Page\" id=\"vc1\"/>", of: platform)
    #expect(report.document?.scenes.count == 1)
    #expect(report.findings.contains { $0.rule == "storyboard_id_mismatch" } == isExpected)
  }
}
