import IBModel
import IBXML

extension Rule {
  static let emptyStackView = Rule(
    id: "empty_stack_view", group: .hygiene, severity: .info,
    summary: "stack view without views that code cannot fill",
    reason: "The stack view shows nothing. No outlet, class or tag lets code add views to it.",
    repair: "Delete the stack view, add views to it, or connect an outlet to it",
    whenNotToUse: "Suppress it if code finds the stack view through its superview and fills it.",
    examples: [
      .bad(
        subviews: """
          «<stackView userLabel="Row" id="sv1"/>»
          """),
      .good(
        subviews: """
          <stackView userLabel="Row" id="sv1">
            <subviews>
              <label userLabel="Title" id="lb1"/>
              <label userLabel="Subtitle" id="lb2"/>
            </subviews>
          </stackView>
          """),
    ],
    check: .document { document, findings in
      findings.report(stackViewsOf: document) { $0 == 0 ? "is empty" : nil }
    })
}
