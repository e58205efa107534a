import IBModel
import IBXML

extension Rule {
  static let placeholderConstraint = Rule(
    id: "placeholder_constraint", group: .layout, severity: .warning, isOptIn: true,
    summary: "constraint that exists only on the canvas",
    reason: "Xcode removes the constraint at build time. Unless code replaces it, the layout of the app is ambiguous.",
    repair: "Size inspector › edit the constraint › Placeholder: switch off \"Remove at build time\"",
    whenNotToUse: "Ignore it if code adds the constraints that replace the placeholders.",
    examples: [
      .bad(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="top" secondItem="vw1" secondAttribute="top" placeholder="«YES»" id="cs1"/>
          """),
      .good(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="top" secondItem="vw1" secondAttribute="top" id="cs1"/>
          """),
    ],
    check: .elements([.constraint]) { element, document, findings in
      guard let constraint = Constraint(element), constraint.isPlaceholder,
        let attribute = element.attribute(.placeholder)
      else { return }
      findings.report(attribute, of: constraint, in: document, "Xcode removes it at build time")
    })
}
