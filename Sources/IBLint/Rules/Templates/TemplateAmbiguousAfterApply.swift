import IBLayout
import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let templateAmbiguousAfterApply = Rule(
    id: "template_ambiguous_after_apply", group: .templates, severity: .error, needs: [.layout],
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
      for (facts, layouts) in inspection.appliedTemplates {
        let before = Set(
          inspection.layouts().flatMap(\.views).filter { !$0.ambiguousAxes.isEmpty }.map(\.view.id))
        let faults = layouts.map { ($0.place, $0.ambiguousViews.filter { !before.contains($0.id) }) }.filter {
          !$0.1.isEmpty
        }
        guard let fault = faults.first else { continue }
        let names = fault.1.map(\.reference).joined(separator: ", ")
        findings.report(
          facts.template.root.element,
          "after applying \(facts.title), constraints do not determine \(names) on \(places(faults.map(\.0)))")
      }
    })
}

extension AppliedTemplateLayouts {
  /// Views that are certainly ambiguous.
  fileprivate var ambiguousViews: [Object] {
    layouts.flatMap(\.views).filter {
      !$0.ambiguousAxes.isEmpty && $0.doubts.confidence == .certain && $0.view.verifiesAmbiguity
    }.map(\.view)
  }
}
