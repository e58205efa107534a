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
          for applied in inspection.appliedTemplates {
            let faults = applied.places.filter { !$0.layouts.certainConflicts.isEmpty }
            guard let conflict = faults.first?.layouts.certainConflicts.first else { continue }
            let names = conflict.origins.map { $0.text(in: applied.document) }.joined(separator: ", ")
            findings.report(
              applied.template.element,
              "after applying \(applied.title), constraints conflict on \(places(faults.map(\.title))): \(names)")
          }
        }),
      Kind(
        "template_conflict_after_another", .error, needs: [.layouts], needsFrames: true,
        check: .inspection { inspection, findings in
          for pair in inspection.appliedTemplatePairs {
            let faults = pair.places.filter {
              !$0.layouts.certainConflicts.isEmpty && $0.alone.certainConflicts.isEmpty
            }
            guard let conflict = faults.first?.layouts.certainConflicts.first else { continue }
            let names = conflict.origins.map { $0.text(in: pair.document) }.joined(separator: ", ")
            findings.report(
              pair.second.element,
              "after applying \(pair.title), constraints conflict on \(places(faults.map(\.title))): \(names)",
              related: [Finding.Related(pair.first.element, "the template applied before")])
          }
        }),
      Kind(
        "template_ambiguous_after_apply", .error, needs: [.layouts], needsFrames: true,
        check: .inspection { inspection, findings in
          for applied in inspection.appliedTemplates {
            let before = inspection.layouts().ambiguousIDs
            let faults = applied.places.map { place in
              (title: place.title, views: place.layouts.certainlyAmbiguousViews.filter { !before.contains($0.id) })
            }.filter { !$0.views.isEmpty }
            guard let fault = faults.first else { continue }
            let names = fault.views.map(\.reference).joined(separator: ", ")
            findings.report(
              applied.template.element,
              """
              after applying \(applied.title), constraints do not determine \(names) on \
              \(places(faults.map(\.title)))
              """)
          }
        }),
      Kind(
        "template_ambiguous_after_another", .error, needs: [.layouts], needsFrames: true,
        check: .inspection { inspection, findings in
          let before = inspection.layouts().ambiguousIDs
          for pair in inspection.appliedTemplatePairs {
            let faults = pair.places.map { place in
              let known = before.union(place.alone.ambiguousIDs)
              return (
                title: place.title, views: place.layouts.certainlyAmbiguousViews.filter { !known.contains($0.id) }
              )
            }.filter { !$0.views.isEmpty }
            guard let fault = faults.first else { continue }
            findings.report(
              pair.second.element,
              """
              after applying \(pair.title), constraints do not determine \
              \(fault.views.map(\.reference).joined(separator: ", ")) on \(places(faults.map(\.title)))
              """,
              related: [Finding.Related(pair.first.element, "the template applied before")])
          }
        }),
      Kind(
        "template_overlap_after_apply", .warning, isOptIn: true, needs: [.layouts], needsFrames: true,
        check: .inspection { inspection, findings in
          for applied in inspection.appliedTemplates {
            var places: [String] = []
            var first: ViewOverlap?
            for place in applied.places {
              let before = inspection.overlaps(in: place.situation)
              let new = ViewOverlap.all(in: place.layouts).filter { !before.contains($0.ids) }
              guard let overlap = new.first else { continue }
              first = first ?? overlap
              places.append(place.title)
            }
            guard let first else { continue }
            findings.report(
              applied.template.element,
              """
              after applying \(applied.title), \(first.above.reference) covers \(first.below.reference) on \
              \(Rule.places(places))
              """)
          }
        }),
    ])
}

extension ViewOverlap {
  /// The ids of both views, to find the pair in another version of the document.
  package var ids: Set<ObjectID> { [below.id, above.id] }
}

extension Inspection {
  /// The pairs of views that overlap before a template is applied.
  fileprivate func overlaps(in situation: Situation) -> Set<Set<ObjectID>> {
    Set(ViewOverlap.all(in: layouts(in: situation)).map(\.ids))
  }
}
