import IBLayout
import IBModel
import IBProject
import IBTemplates
import IBXML

extension Rule {
  static let templateAmbiguousAfterApply = Rule(
    id: "template_ambiguous_after_apply", group: .templates, severity: .error, needs: [.layouts], needsFrames: true,
    summary: "template after which constraints do not determine a view",
    reason: """
      The template removes constraints of the screen and brings too few of its own: views end up anywhere.
      """,
    repair: "Add the missing constraints to the template; `ibt templates --check` names the views",
    examples: [
      .bad(
        template: TemplateParts(
          live: Example.placedBox,
          liveConstraints: Example.boxPlace,
          root: """
            «<view userLabel="Wide" customClass="LDOLayoutTemplate" id="tp1">»
            """,
          frame: Example.pageFrame)),
      .good(
        template: TemplateParts(
          live: Example.placedBox, liveConstraints: Example.boxPlace, views: Example.placedBoxView,
          constraints: Example.templatePlace, frame: Example.pageFrame)),
    ],
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
    })
}
