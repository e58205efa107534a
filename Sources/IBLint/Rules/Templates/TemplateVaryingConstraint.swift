import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let templateVaryingConstraint = Rule(
    id: "template_varying_constraint", group: .templates, severity: .warning,
    summary: "constraint of a template or of its screen that varies by size class",
    reason: """
      A template is outside of the window, so it has no size class, and a varying live constraint comes back when \
      the size class changes: it conflicts with the template.
      """,
    repair: "Use one template for each size class, and constraints that do not vary",
    examples: [
      .bad(
        template: TemplateParts(
          constraints: """
            «<constraint firstItem="tb1" firstAttribute="top" secondItem="tp1" secondAttribute="top" id="co9">»
              <variation key="heightClass=compact" constant="8"/>
            </constraint>
            """)),
      .good(template: TemplateParts()),
    ],
    check: .templates { templates, findings in
      var reported: Set<Constraint> = []
      for facts in templates {
        for constraint in (facts.swap.collected + facts.swap.deactivated).compactMap(\.written) {
          guard constraint.element.child(.variation) != nil, reported.insert(constraint).inserted else { continue }
          findings.report(
            constraint.element,
            "\(facts.document.subject(constraint.object)), which \(facts.title) uses or replaces, varies by size class")
        }
      }
    })
}
