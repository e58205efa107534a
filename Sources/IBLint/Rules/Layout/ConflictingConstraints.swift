import IBLayout
import IBModel

extension Rule {
  static let conflictingConstraints = Rule(
    "conflicting_constraints", .layout, .error, inputs: [.frames], options: [RuleOption.includesLikely.description],
    check: .inspection { inspection, findings in
      let includesLikely = findings[.includesLikely]
      for conflict in inspection.layouts().flatMap(\.faults.conflicts) {
        guard includesLikely || conflict.confidence == .certain, !conflict.isNegativeSize else { continue }
        report(conflict, in: inspection.document, &findings)
      }
    })

  private static func report(_ conflict: LayoutConflict, in document: Document, _ findings: inout Findings) {
    let others = conflict.origins.filter { $0 != conflict.broken }
    findings.report(
      conflict.broken.object.element, conflict.clause(in: document),
      severity: conflict.amount < LayoutConflict.visibleAmount ? .warning : nil,
      related: others.map { Finding.Related($0.object.element, $0.text(in: document)) },
      fact: conflict.constraints.count == 2 && others.count == 1
        ? Fact(contradictionOf: conflict.broken.object.id, others[0].object.id) : nil)
  }
}

extension LayoutConflict {
  /// In points. Broken by less, a view is a little larger or elsewhere, but nothing is lost: none of eight such conflicts
  /// in apps that were read cut anything off.
  static let visibleAmount = 10.0

  /// Whether a constraint requires a negative size, which another rule reports.
  fileprivate var isNegativeSize: Bool {
    constraints.count == 1 && origins.contains { if case .nonnegative = $0 { true } else { false } }
  }
}
