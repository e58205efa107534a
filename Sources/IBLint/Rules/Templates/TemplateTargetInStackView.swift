import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let templateTargetInStackView = Rule(
    id: "template_target_in_stack_view", group: .templates, severity: .warning,
    summary: "template that places a view which a stack view arranges",
    reason: """
      The constraints of the stack view stay and conflict with those of the template.
      """,
    repair: "Take the view out of the stack view, or leave its position to the stack view",
    examples: [
      .bad(
        template: TemplateParts(
          live: """
            <stackView userLabel="Rows" id="sv1">
              <subviews>
                <view userLabel="Box" id="bx1"/>
              </subviews>
            </stackView>
            """,
          constraints: """
            «<constraint firstItem="tb1" firstAttribute="top" secondItem="tp1" secondAttribute="top" id="co9"/>»
            """)),
      .good(template: TemplateParts()),
    ],
    check: .templates { templates, findings in
      for facts in templates {
        let arranged = Set(
          facts.template.participants.filter { $0.target.superview?.kind == .stackView }.map(\.view.id))
        guard !arranged.isEmpty else { continue }
        for constraint in facts.swap.collected where !constraint.isConstantSize {
          guard let written = constraint.written, let item = constraint.items.first(where: arranged.contains),
            let view = facts.document.object(item)
          else { continue }
          findings.report(
            written.element,
            "\(facts.title) places \(view.reference), whose target is arranged by a stack view")
        }
      }
    })
}
