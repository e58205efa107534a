import IBModel
import IBXML

extension Rule {
  static let zeroMinimumSize = Rule(
    id: "zero_minimum_size", group: .layout, severity: .info,
    summary: "constraint that requires a width or height of at least 0",
    reason: "The constraint has no effect, because views cannot have a negative size.",
    repair: "Size inspector › delete the constraint, or enter the size that was meant",
    whenNotToUse: "Suppress it if code changes the constant of the constraint.",
    fix: .unsafe("Removes the constraint, which has no effect. The view may be left without constraints."),
    examples: [
      .bad(
        constraints: """
          «<constraint firstItem="lb1" firstAttribute="width" relation="greaterThanOrEqual" id="cs1"/>»
          """,
        fixed: """

          """),
      .good(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="width" relation="greaterThanOrEqual" constant="44" id="cs1"/>
          """),
    ],
    check: .document { document, findings in
      guard document.usesAutoLayout else { return }
      let found = document.constraints.filter(\.isZeroMinimumSize)
      guard !found.isEmpty else { return }
      let used = document.idsInUse()
      // Code may change the constant of a constraint that it has an outlet for.
      for constraint in found where !used.contains(constraint.id) && constraint.identifier == nil {
        findings.report(
          constraint.element, "\(document.subject(constraint.object)) is always satisfied",
          fix: .unsafe("Remove the constraint") { $0.remove(constraint) })
      }
    })
}

extension Constraint {
  fileprivate var isZeroMinimumSize: Bool {
    guard isConstantSize, relation == .greaterThanOrEqual, element.child(.variation) == nil, let constant else {
      return false
    }
    return constant == 0
  }
}
