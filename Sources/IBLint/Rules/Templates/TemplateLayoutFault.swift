import IBLayout
import IBModel
import IBProject
import IBTemplates
import IBXML

extension Rule {
  /// Faults of the layout after a template is applied.
  static let templateLayoutFault = Rule(
    "template_layout_fault", .templates,
    kinds: [
      Kind(
        "template_unsolvable", .error, inputs: [.required(.layouts), .frames],
        check: .applied {
          $1.report(conflictsOf: $0, $2)
          $1.report(ambiguityOf: $0, $2)
        }),
      Kind(
        "template_overlap", .warning, isOptIn: true, inputs: [.required(.layouts), .frames],
        check: .applied { $1.report(overlapsIn: $0, $2) }),
    ])

  /// The first place and how many more.
  static func places(_ places: [String], _ noun: String = "other screen") -> String {
    places.count == 1 ? places[0] : "\(places[0]) and \(counted(places.count - 1, noun))"
  }
}

extension Check {
  /// Runs for each template that was applied to the screen, or after another one.
  fileprivate static func applied(
    _ check: @escaping @Sendable (AppliedTemplateLayouts, inout Findings, TemplateCheck) -> Void
  ) -> Check {
    .inspection { inspection, findings in
      for applied in inspection.appliedTemplates + inspection.appliedTemplatePairs {
        check(applied, &findings, inspection.templateCheck)
      }
      if inspection.templateCheck.isCut { findings.report(inspection.document.tree.root, TemplateCheck.cut) }
    }
  }
}

extension Findings {
  fileprivate mutating func report(conflictsOf applied: AppliedTemplateLayouts, _ check: TemplateCheck) {
    report(applied, { check.conflicts(in: $0, of: applied).new.filter { $0.confidence == .certain } }) {
      conflicts, places in
      let names = conflicts[0].origins.map { $0.text(in: applied.document) }.joined(separator: ", ")
      return "constraints conflict on \(places): \(names)"
    }
  }

  fileprivate mutating func report(ambiguityOf applied: AppliedTemplateLayouts, _ check: TemplateCheck) {
    report(applied, { check.ambiguousViews(in: $0, of: applied).filter { $0.confidence == .certain } }) { views, all in
      "constraints do not determine \(Rule.places(views.map(\.view.reference), "more view")) on \(all)"
    }
  }

  fileprivate mutating func report(overlapsIn applied: AppliedTemplateLayouts, _ check: TemplateCheck) {
    report(applied, { check.overlaps(in: $0, of: applied) }) { overlaps, places in
      "\(overlaps[0].above.reference) covers \(overlaps[0].below.reference) on \(places)"
    }
  }

  /// Reports the faults in the first place that has some, with the number of the others.
  private mutating func report<Fault>(
    _ applied: AppliedTemplateLayouts, _ faults: (AppliedTemplateLayouts.Outcome) -> [Fault],
    _ clause: (_ faults: [Fault], _ places: String) -> String
  ) {
    let found = applied.places.map { (title: $0.title, faults: faults($0)) }.filter { !$0.faults.isEmpty }
    guard let first = found.first else { return }
    let clause = clause(first.faults, Rule.places(found.map(\.title)))
    report(
      applied.template.element, "\(applied.condition), \(clause)",
      related: applied.predecessor.map { [Finding.Related($0.element, "the template applied before")] } ?? [])
  }
}
