import IBModel
import IBXML

/// Rules about the values of one constraint.
extension Rule {
  static let fractionalConstant = Rule(
    "fractional_constant", .layout, .info, isOptIn: true, fix: .unsafe,
    check: .elements([.constraint]) { element, document, findings in
      guard let constraint = Constraint(element), !constraint.isSymbolic, let constant = constraint.constant,
        let attribute = element.attribute(.constant), !constant.isOnPixelGrid
      else { return }
      findings.report(
        attribute, of: constraint, in: document, "\(attribute.value) is between the pixels of all screens",
        fix: .unsafe("Round it") { $0.setConstant((constant * 2).rounded() / 2, of: constraint) })
    })

  static let nearRequiredPriority = Rule(
    "near_required_priority", .layout, .info, isOptIn: true,
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
    "negative_constant", .layout, .info, isOptIn: true,
    check: .elements([.constraint]) { element, document, findings in
      guard let constraint = Constraint(element), let attribute = element.attribute(.constant),
        let constant = constraint.constant, constant < 0, constraint.secondItem != nil
      else { return }
      findings.report(attribute, "the constraint `\(document.text(of: constraint))` has a negative constant")
    })

  static let oddMultiplier = Rule(
    "odd_multiplier", .layout, .info, isOptIn: true,
    check: .elements([.constraint]) { element, document, findings in
      guard let constraint = Constraint(element), let attribute = element.attribute(.multiplier),
        attribute.value.decimals > 3, let value = Double(attribute.value), value.isFinite, value.isOddRatio
      else { return }
      findings.report(
        attribute, of: constraint, in: document, "the multiplier \(attribute.value) is not a simple ratio")
    })

  static let placeholderConstraint = Rule(
    "placeholder_constraint", .layout, .warning, isOptIn: true,
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
