import IBModel
import IBXML

extension Rule {
  static let fractionalConstant = Rule(
    id: "fractional_constant", group: .layout, severity: .info, isOptIn: true,
    summary: "constant that is not a multiple of a half or a third of a point",
    reason:
      "Such a constant comes from dragging on the canvas. No screen has pixels of that size, so edges are blurred.",
    repair: "Size inspector › edit the constraint › enter a whole number",
    whenNotToUse: "Ignore it if your designs use half points for screens with three pixels per point.",
    fix: .unsafe("Rounds to the nearest half. Views move by less than half a point."),
    examples: [
      .bad(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="top" secondItem="vw1" secondAttribute="top" constant="«20.137»" id="cs1"/>
          """,
        fixed: """
          <constraint firstItem="lb1" firstAttribute="top" secondItem="vw1" secondAttribute="top" constant="20" id="cs1"/>
          """),
      .good(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="top" secondItem="vw1" secondAttribute="top" constant="20.333" id="cs1"/>
          """),
    ],
    check: .elements([.constraint]) { element, document, findings in
      guard let constraint = Constraint(element), !constraint.isSymbolic, let constant = constraint.constant,
        let attribute = element.attribute(.constant), !constant.isOnPixelGrid
      else { return }
      findings.report(
        attribute, of: constraint, in: document, "\(attribute.value) is between the pixels of all screens",
        fix: .unsafe("Round it") { $0.setConstant((constant * 2).rounded() / 2, of: constraint) })
    })
}

extension Double {
  /// Whether the number is a multiple of a half or a third, up to rounding to two decimals.
  fileprivate var isOnPixelGrid: Bool {
    [2.0, 3.0].contains { abs((self * $0).rounded() - self * $0) <= 0.02 }
  }
}
