import IBModel
import IBXML

extension Rule {
  static let oddMultiplier = Rule(
    id: "odd_multiplier", group: .layout, severity: .info, isOptIn: true,
    summary: "multiplier with many decimals that is not a simple ratio",
    reason: "Such a multiplier comes from dragging on the canvas. It does not show the intended ratio.",
    repair: "Size inspector › edit the constraint › enter the ratio that was meant, such as 1:2",
    whenNotToUse: "Suppress it for ratios that come from the size of an image.",
    examples: [
      .bad(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="width" secondItem="vw1" secondAttribute="width" multiplier="«0.478261»" id="cs1"/>
          """),
      .good(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="width" secondItem="vw1" secondAttribute="width" multiplier="0.333333" id="cs1"/>
          """),
    ],
    check: .elements([.constraint]) { element, document, findings in
      guard let constraint = Constraint(element), let attribute = element.attribute(.multiplier),
        attribute.value.decimals > 3, let value = Double(attribute.value), value.isFinite, value.isOddRatio
      else { return }
      findings.report(
        attribute, of: constraint, in: document, "the multiplier \(attribute.value) is not a simple ratio")
    })
}

extension String {
  /// The number of characters after the decimal point.
  fileprivate var decimals: Int { split(separator: ".").dropFirst().last?.count ?? 0 }
}

extension Double {
  /// Whether no ratio of two numbers with a part of at most 10 is near the number.
  fileprivate var isOddRatio: Bool { self != 0 && !isNearSimpleFraction && !(1 / self).isNearSimpleFraction }

  /// Whether the number is near a fraction whose denominator is at most 10.
  private var isNearSimpleFraction: Bool {
    (1...10).contains { denominator in
      let numerator = self * Double(denominator)
      return abs(numerator.rounded() - numerator) < 0.001 * Double(denominator)
    }
  }
}
