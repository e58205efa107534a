import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let templateUnusedView = Rule(
    id: "template_unused_view", group: .templates, severity: .info, isOptIn: true,
    summary: "template view without a target and without constraints",
    reason: """
      The view has no effect.
      """,
    repair: "Remove the view, or connect its targetView",
    examples: [
      .bad(
        template: TemplateParts(
          views: Example.boxView + """

            «<view userLabel="Rest" id="tb2"/>»
            """)),
      .good(template: TemplateParts()),
    ],
    check: .templates { templates, findings in
      for facts in templates {
        let participants = Set(facts.template.participants.map(\.view))
        let used = Set(facts.template.views.flatMap(\.heldConstraints).flatMap(\.items))
        for view in facts.template.views where !participants.contains(view) && !used.contains(view.id) {
          guard view.descendantViews.isEmpty else { continue }
          findings.report(view.element, "\(view.reference) of \(facts.title) has no target and no constraints")
        }
      }
    })
}
