import IBModel
import IBXML

extension Rule {
  static let emptyStackView = Rule(
    "empty_stack_view", .hygiene, .info,
    check: .document { document, findings in
      findings.report(stackViewsOf: document) { $0.subviews.isEmpty && !$0.isSpacer ? "is empty" : nil }
    })
}

extension Object {
  /// Whether it has constraints of its own: a size, so that it keeps others apart.
  fileprivate var isSpacer: Bool { element.child(.constraints) != nil }
}

extension Findings {
  /// Reports stack views that code does not use, by a clause about each.
  mutating func report(stackViewsOf document: Document, _ clause: (Object) -> String?) {
    let stacks = document.views.filter { $0.kind == "stackView" }
    guard !stacks.isEmpty else { return }
    let connected = document.connectedIDs()
    for stack in stacks where !connected.contains(stack.id) && !stack.isFoundByCode {
      guard let clause = clause(stack) else { continue }
      report(stack.element, "\(stack.reference) \(clause), and no connection leads to it")
    }
  }
}
