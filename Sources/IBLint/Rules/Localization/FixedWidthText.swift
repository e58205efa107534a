import IBModel
import IBXML

extension Rule {
  static let fixedWidthText = Rule(
    id: "fixed_width_text", group: .localization, severity: .warning, isOptIn: true,
    summary: "required width of a label or button",
    reason:
      "Translations are often longer than the original, and large text sizes require more space. They are cut off.",
    repair: "Size inspector › edit the constraint › Relation: choose ≥, or lower its priority",
    whenNotToUse: "Suppress it for texts whose length does not change, such as two digits of a clock.",
    fix: .unsafe("Makes the width a minimum. Longer texts widen the view."),
    examples: [
      .bad(
        subviews: """
          <label userLabel="Title" id="lb1">
            <constraints>
              «<constraint firstAttribute="width" constant="100" id="cs1"/>»
            </constraints>
          </label>
          """,
        fixedSubviews: """
          <label userLabel="Title" id="lb1">
            <constraints>
              <constraint firstAttribute="width" relation="greaterThanOrEqual" constant="100" id="cs1"/>
            </constraints>
          </label>
          """),
      .good(
        subviews: """
          <label userLabel="Title" id="lb1">
            <constraints>
              <constraint firstAttribute="width" relation="greaterThanOrEqual" constant="100" id="cs1"/>
            </constraints>
          </label>
          """),
    ],
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
