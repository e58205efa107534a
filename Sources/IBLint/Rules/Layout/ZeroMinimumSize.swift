import IBModel

extension Rule {
  static let zeroMinimumSize = Rule(
    "zero_minimum_size", .layout, .info, fix: .unsafe,
    check: .document { document, findings in
      guard document.usesAutoLayout else { return }
      let found = document.constraints.filter(\.isZeroMinimumSize)
      guard !found.isEmpty else { return }
      let used = document.idsInUse()
      // Code may change the constant of a constraint with an outlet.
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
