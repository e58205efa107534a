import IBModel

extension Rule {
  static let redundantConstraint = Rule(
    "redundant_constraint", .layout, .info, isOptIn: true, fix: .unsafe,
    check: .inspection { inspection, findings in
      // A constraint that follows from a single other one repeats it, which another rule reports.
      for implied in inspection.impliedConstraints
      where implied.content.relation == .equal && implied.isSatisfied && implied.reasons.count != 1 {
        findings.report(
          implied.constraint.element,
          "\(inspection.document.subject(implied.constraint.object)) follows from other constraints",
          related: implied.places(in: inspection.document),
          fix: .unsafe("Remove the constraint") { $0.remove(implied.constraint) })
      }
    })
}

extension ImpliedConstraint {
  /// The constraints it follows from, as related places.
  func places(in document: Document) -> [Finding.Related] {
    reasons.map { Finding.Related($0.element, document.text(of: $0)) }
  }
}
