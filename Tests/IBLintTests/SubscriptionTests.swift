import IBBase
import IBLint
import IBModel
import IBXML
import TestSupport
import Testing

@Suite struct SubscriptionTests {
  private static func rule(_ id: String, _ check: Check) -> Rule {
    Rule(id, .hygiene, .warning, texts: RuleTexts(summary: "test", reason: "Test.", repair: "Test"), check: check)
  }

  private static let document = Storyboard.text(
    view: """
      <subviews> <button customClass="Big" hidden="YES" id="btn">
      <connections> <action selector="send:" destination="con-tr-oll" eventType="touchUpInside" id="act"/>
      <outlet property="next" destination="vie-wv-iew" id="ou1"/> </connections> </button>
      <label customClass="Small" id="lbl"/> </subviews>
      """,
    controller: """
      <connections><outlet property="button" destination="btn" id="ou2"/></connections>
      """)

  private func messages(_ rules: [Rule]) -> [String] {
    Linter(Selection(rules: rules)).lint(Array(Self.document.utf8)).findings.map(\.message)
  }

  @Test func attributesAreVisitedByName() {
    let rule = Self.rule(
      "attribute",
      .attributes([.customClass, "hidden", "absent"]) { attribute, _, findings in
        findings.report(attribute, "`\(attribute.name)` is \(attribute.value)")
      })
    #expect(messages([rule]).sorted() == ["`customClass` is Big", "`customClass` is Small", "`hidden` is YES"])
  }

  @Test func connectionsAreVisitedByKind() {
    let rule = Self.rule(
      "connection",
      .connections([.outlet, .segue]) { connection, document, findings in
        findings.report(connection.element, document.text(of: connection))
      })
    #expect(messages([rule]).count == 2)
  }

  @Test func aRuleAboutWhatDoesNotOccurIsNotCalled() {
    let calls = Locked(0)
    let rules = [
      Self.rule("one", .attributes(["absent"]) { _, _, _ in calls.withLock { $0 += 1 } }),
      Self.rule("two", .connections([.binding]) { _, _, _ in calls.withLock { $0 += 1 } }),
      Self.rule("three", .elements(["slider"]) { _, _, _ in calls.withLock { $0 += 1 } }),
    ]
    #expect(messages(rules) == [])
    #expect(calls.withLock { $0 } == 0)
  }
}
