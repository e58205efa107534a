import IBModel
import IBTemplates
import IBXML

/// Rules about constraints of a template that cannot do what its author means.
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
