import IBModel
import IBXML

/// Rules about stack views.
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

  static let nestedStackViews = Rule(
    id: "nested_stack_views", group: .hygiene, severity: .info, isOptIn: true, options: [maximum.description],
    summary: "stack views inside each other",
    reason: "Deep stacks take long to lay out, and it is hard to see which of them decides a distance.",
    repair: "Merge the stack views, or use constraints",
    examples: [
      .bad(
        onLoginPage: """
          <stackView userLabel="A" id="st1">
            <subviews>
              <stackView userLabel="B" id="st2">
                <subviews>
                  <stackView userLabel="C" id="st3">
                    <subviews>
                      «<stackView userLabel="D" id="st4">»
                        <subviews>
                          <label userLabel="Title" id="lb1"/>
                          <label userLabel="Hint" id="lb2"/>
                        </subviews>
                      </stackView>
                      <label id="lb3"/>
                    </subviews>
                  </stackView>
                  <label id="lb4"/>
                </subviews>
              </stackView>
              <label id="lb5"/>
            </subviews>
          </stackView>
          """),
      .good(
        onLoginPage: """
          <stackView userLabel="A" id="st1">
            <subviews>
              <label userLabel="Title" id="lb1"/>
              <label userLabel="Hint" id="lb2"/>
            </subviews>
          </stackView>
          """),
    ],
    check: .elements(["stackView"]) { element, _, findings in
      guard let view = Object(element), element.ancestors.count(where: { $0.name == "stackView" }) == findings[maximum]
      else { return }
      findings.report(element, "\(view.reference) is inside \(findings[maximum]) other stack views")
    })

  private static let maximum = RuleOption.integer("maximum", 3, in: 1...50, "stack views around a stack view")

  static let singleChildStackView = Rule(
    id: "single_child_stack_view", group: .hygiene, severity: .info, isOptIn: true,
    summary: "stack view with one view",
    reason: "A stack view arranges several views. With one, it is only another level in the hierarchy.",
    repair: "Editor › Unembed, then add the constraints of the view again",
    whenNotToUse: "Suppress it if code adds more views, or hides the one to collapse the stack.",
    examples: [
      .bad(
        subviews: """
          «<stackView userLabel="Row" id="sv1">»
            <subviews>
              <label userLabel="Title" id="lb1"/>
            </subviews>
          </stackView>
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
      findings.report(stackViewsOf: document) { $0 == 1 ? "arranges only one view" : nil }
    })
}

extension Findings {
  /// Reports stack views that code does not use, by the number of their views.
  mutating func report(stackViewsOf document: Document, _ clause: (Int) -> String?) {
    let stacks = document.views.filter { $0.kind == "stackView" }
    guard !stacks.isEmpty else { return }
    let connected = document.connectedIDs()
    for stack in stacks where !connected.contains(stack.id) && !stack.isFoundByCode {
      guard let clause = clause(stack.subviews.count) else { continue }
      report(stack.element, "\(stack.reference) \(clause), and no connection leads to it")
    }
  }
}
