import IBModel

extension Findings {
  /// Reports the value of an attribute of a constraint. The message names the constraint and ends with the clause.
  mutating func report(
    _ attribute: Attribute, of constraint: Constraint, in document: Document, _ clause: String, fix: ProposedFix? = nil
  ) {
    report(
      attribute.valueRange, "\(document.subject(constraint.object)): \(clause)",
      object: constraint.object, fix: fix)
  }
}
