import IBModel

extension Rule {
  static let emptyStackView = Rule(
    "empty_stack_view", .hygiene, .info,
    check: .document { document, findings in
      findings.report(stackViewsOf: document) { $0 == 0 ? "is empty" : nil }
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
