import IBModel

extension Rule {
  static let singleChildStackView = Rule(
    "single_child_stack_view", .hygiene, .info, isOptIn: true,
    check: .document { document, findings in
      findings.report(stackViewsOf: document) { $0.subviews.count == 1 ? "arranges only one view" : nil }
    })
}
