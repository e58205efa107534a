import IBModel
import IBXML

extension Rule {
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
