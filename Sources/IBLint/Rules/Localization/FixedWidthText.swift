import IBModel

extension Rule {
  static let fixedWidthText = Rule(
    "fixed_width_text", .localization, .warning, isOptIn: true, fix: .unsafe,
    check: .elements([.constraint]) { element, document, findings in
      guard let constraint = Constraint(element), constraint.fixesWidth, document.usesAutoLayout,
        let view = document.object(constraint.firstItem), view.isText
      else { return }
      findings.report(
        element, "the width of \(view.reference) is fixed, so longer translations are cut off",
        fix: .setting(.relation, of: element, to: "greaterThanOrEqual", .unsafe))
    })
}

extension Constraint {
  fileprivate var fixesWidth: Bool {
    isConstantSize && firstAttribute == .width && relation == .equal && priority == 1000 && !isPlaceholder
  }
}
