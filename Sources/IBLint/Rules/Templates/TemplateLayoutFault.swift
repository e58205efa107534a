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
        "template_conflict_after_apply", .error, needs: [.layouts], needsFrames: true,
        check: .inspection { inspection, findings in
          for applied in inspection.appliedTemplates { findings.report(conflictsOf: applied) }
        }),
      Kind(
        "template_conflict_after_another", .error, needs: [.layouts], needsFrames: true,
        check: .inspection { inspection, findings in
          for pair in inspection.appliedTemplatePairs { findings.report(conflictsOf: pair) }
        }),
      Kind(
        "template_ambiguous_after_apply", .error, needs: [.layouts], needsFrames: true,
        check: .inspection { inspection, findings in
          let before = inspection.layouts().ambiguousIDs
          for applied in inspection.appliedTemplates { findings.report(ambiguityOf: applied, except: before) }
        }),
      Kind(
        "template_ambiguous_after_another", .error, needs: [.layouts], needsFrames: true,
        check: .inspection { inspection, findings in
          let before = inspection.layouts().ambiguousIDs
          for pair in inspection.appliedTemplatePairs { findings.report(ambiguityOf: pair, except: before) }
        }),
      Kind(
        "template_overlap_after_apply", .warning, isOptIn: true, needs: [.layouts], needsFrames: true,
        check: .inspection { inspection, findings in
          for applied in inspection.appliedTemplates {
            let faults = applied.places.compactMap { place -> (title: String, overlap: ViewOverlap)? in
              let before = Set(ViewOverlap.all(in: inspection.layouts(in: place.situation)).map(\.ids))
              return ViewOverlap.all(in: place.layouts).first { !before.contains($0.ids) }.map { (place.title, $0) }
            }
            guard let first = faults.first?.overlap else { continue }
            findings.report(
              applied, "\(first.above.reference) covers \(first.below.reference) on \(places(faults.map(\.title)))")
          }
        }),
    ])

  /// The first place and how many more.
  fileprivate static func places(_ places: [String]) -> String {
    places.count == 1 ? places[0] : "\(places[0]) and \(counted(places.count - 1, "more configuration"))"
  }
}

extension Findings {
  fileprivate mutating func report(_ applied: AppliedTemplateLayouts, _ clause: String) {
    report(
      applied.template.element, "after applying \(applied.title), \(clause)",
      related: applied.predecessor.map { [Finding.Related($0.element, "the template applied before")] } ?? [])
  }

  fileprivate mutating func report(conflictsOf applied: AppliedTemplateLayouts) {
    let faults = applied.places.filter { !$0.layouts.certainConflicts.isEmpty && $0.alone.certainConflicts.isEmpty }
    guard let conflict = faults.first?.layouts.certainConflicts.first else { return }
    let names = conflict.origins.map { $0.text(in: applied.document) }.joined(separator: ", ")
    report(applied, "constraints conflict on \(Rule.places(faults.map(\.title))): \(names)")
  }

  fileprivate mutating func report(ambiguityOf applied: AppliedTemplateLayouts, except before: Set<ObjectID>) {
    let faults = applied.places.map { place in
      let known = before.union(place.alone.ambiguousIDs)
      return (title: place.title, views: place.layouts.certainlyAmbiguousViews.filter { !known.contains($0.id) })
    }.filter { !$0.views.isEmpty }
    guard let fault = faults.first else { return }
    let names = fault.views.map(\.reference).joined(separator: ", ")
    report(applied, "constraints do not determine \(names) on \(Rule.places(faults.map(\.title)))")
  }
}
