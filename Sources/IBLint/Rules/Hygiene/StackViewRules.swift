import IBModel

extension Rule {
  static let emptyStackView = Rule(
    "empty_stack_view", .hygiene, .info,
    check: .document { document, findings in
      findings.report(stackViewsOf: document) { $0 == 0 ? "is empty" : nil }
    })

  static let nestedStackViews = Rule(
    "nested_stack_views", .hygiene, .info, isOptIn: true, options: [maximum.description],
    check: .elements(["stackView"]) { element, _, findings in
      guard let view = Object(element), element.ancestors.count(where: { $0.name == "stackView" }) == findings[maximum]
      else { return }
      findings.report(element, "\(view.reference) is inside \(findings[maximum]) other stack views")
    })

  private static let maximum = RuleOption.integer("maximum", 3, in: 1...50, "stack views around a stack view")

  static let singleChildStackView = Rule(
    "single_child_stack_view", .hygiene, .info, isOptIn: true,
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
