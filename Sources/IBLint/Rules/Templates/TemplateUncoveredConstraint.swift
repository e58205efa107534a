import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let templateUncoveredConstraint = Rule(
    id: "template_uncovered_constraint", group: .templates, severity: .info, isOptIn: true,
    summary: "live constraint that a template leaves active because one of its views does not take part",
    reason: """
      The constraint stays when the template is applied and can conflict with those of the template.
      """,
    repair: "Give the template a view for the other item, or remove the constraint if the template replaces it",
    examples: [
      .bad(
        template: TemplateParts(
          live: """
            <view userLabel="Box" id="bx1"/>
            <view userLabel="Card" id="bx2"/>
            """,
          liveConstraints: """
            «<constraint firstItem="bx1" firstAttribute="top" secondItem="bx2" secondAttribute="bottom" id="co1"/>»
            """)),
      .good(template: TemplateParts()),
    ],
    check: .templates { templates, findings in
      var reported: Set<Constraint> = []
      for facts in templates {
        for constraint in facts.swap.left.compactMap(\.written) where reported.insert(constraint).inserted {
          findings.report(
            constraint.element,
            "\(facts.title) does not replace \(facts.document.subject(constraint.object)): one of its views does not take part"
          )
        }
      }
    })
}
