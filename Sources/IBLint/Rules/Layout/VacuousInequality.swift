import IBModel

extension Rule {
  static let vacuousInequality = Rule(
    "vacuous_inequality", .layout, .info, isOptIn: true, fix: .safe,
    check: .inspection { inspection, findings in
      for implied in inspection.impliedConstraints where implied.content.relation != .equal && implied.isSatisfied {
        findings.report(
          implied.constraint.element,
          "\(inspection.document.subject(implied.constraint.object)) is always satisfied",
          related: implied.places(in: inspection.document),
          fix: .safe("Remove the constraint") { $0.remove(implied.constraint) })
      }
    })
}
