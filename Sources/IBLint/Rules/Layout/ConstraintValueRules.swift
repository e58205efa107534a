import IBModel
import IBXML

/// Rules about the values of one constraint.
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

  static let nearRequiredPriority = Rule(
    id: "near_required_priority", group: .layout, severity: .info, isOptIn: true,
    summary: "constraint just below required that required constraints always override",
    reason: """
      The constraint never decides anything. It is usually the result of a conflict that someone silenced by lowering \
      a priority from 1000.
      """,
    repair: "Size inspector › delete the constraint, or the required one that it contradicts",
    whenNotToUse: "Suppress it if code deactivates one of the required constraints.",
    examples: [
      .bad(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" constant="20" id="cs1"/>
          «<constraint firstItem="lb1" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" priority="999" constant="8" id="cs2"/>»
          """),
      .good(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="vw1" secondAttribute="leading" constant="20" id="cs1"/>
          <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" priority="999" constant="8" id="cs2"/>
          """),
    ],
    check: .inspection { inspection, findings in
      for implied in inspection.impliedConstraints
      where implied.content.priority >= 990 && implied.content.priority < ConstraintContent.required
        && !implied.isSatisfied
      {
        findings.report(
          implied.constraint.element,
          """
          \(inspection.document.subject(implied.constraint.object)) can never be satisfied, because required \
          constraints make the distance \(implied.distance.short)
          """,
          related: implied.places(in: inspection.document))
      }
    })

  static let negativeConstant = Rule(
    id: "negative_constant", group: .layout, severity: .info, isOptIn: true,
    summary: "constraint with a negative distance",
    reason: "The constraint reads against the direction of the layout: the items are the other way round.",
    repair: "Size inspector › edit the constraint › Reverse First And Second Item",
    examples: [
      .bad(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" userLabel="Page" id="vw1">
            <subviews>
              <label userLabel="Title" id="lb1"/>
            </subviews>
            <constraints>
              <constraint firstItem="lb1" firstAttribute="trailing" secondItem="vw1" secondAttribute="trailing" «constant="-20"» id="cs1"/>
            </constraints>
          </view>
        </viewController>
        """),
      .good(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" userLabel="Page" id="vw1">
            <subviews>
              <label userLabel="Title" id="lb1"/>
            </subviews>
            <constraints>
              <constraint firstItem="vw1" firstAttribute="trailing" secondItem="lb1" secondAttribute="trailing" constant="20" id="cs1"/>
            </constraints>
          </view>
        </viewController>
        """),
    ],
    check: .elements([.constraint]) { element, document, findings in
      guard let constraint = Constraint(element), let attribute = element.attribute(.constant),
        let constant = constraint.constant, constant < 0, constraint.secondItem != nil
      else { return }
      findings.report(attribute, "the constraint `\(document.text(of: constraint))` has a negative constant")
    })

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

extension Double {
  /// Whether the number is a multiple of a half or a third, up to rounding to two decimals.
  fileprivate var isOnPixelGrid: Bool {
    [2.0, 3.0].contains { abs((self * $0).rounded() - self * $0) <= 0.02 }
  }
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
