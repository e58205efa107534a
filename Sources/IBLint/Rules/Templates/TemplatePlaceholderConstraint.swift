import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let templatePlaceholderConstraint = Rule(
    id: "template_placeholder_constraint", group: .templates, severity: .error,
    summary: "constraint of a template that is removed at build time",
    reason: """
      The constraint does not exist in the app, so the template lacks it there, although the canvas shows it.
      """,
    repair: "Size inspector of the constraint › Placeholder: off",
    examples: [
      .bad(
        template: TemplateParts(
          constraints: """
            «<constraint firstItem="tb1" firstAttribute="top" secondItem="tp1" secondAttribute="top" placeholder="YES" id="co9"/>»
            """)),
      .good(template: TemplateParts()),
    ],
    check: .templates { templates, findings in
      for facts in templates {
        for ignored in facts.swap.ignored where ignored.reason == .placeholder {
          findings.report(
            ignored.constraint.element,
            "\(facts.document.subject(ignored.constraint.object)) of \(facts.title) is removed at build time")
        }
      }
    })
}
