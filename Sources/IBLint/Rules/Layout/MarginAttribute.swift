import IBModel
import IBXML

extension Rule {
  static let marginAttribute = Rule(
    id: "margin_attribute", group: .layout, severity: .info, isOptIn: true, aliases: ["relative_to_margin"],
    summary: "constraint relative to a layout margin",
    reason:
      "Margins differ between devices and containers, so the distance to the edge is not the one in the document.",
    repair: "Size inspector › edit the constraint › switch off \"Relative to margin\"",
    whenNotToUse: "Ignore it if your team lays out relative to margins on purpose.",
    examples: [
      .bad(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw1" secondAttribute="«leadingMargin»" id="cs1"/>
          """),
      .good(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" constant="16" id="cs1"/>
          """),
    ],
    check: .elements([.constraint]) { element, document, findings in
      guard let constraint = Constraint(element) else { return }
      for attribute in constraint.anchors(where: \.isMargin) {
        findings.report(attribute, of: constraint, in: document, "`\(attribute.value)` depends on the layout margins")
      }
    })
}

extension LayoutAttribute {
  fileprivate var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin: true
    case .centerXWithinMargins, .centerYWithinMargins: true
    default: false
    }
  }
}
