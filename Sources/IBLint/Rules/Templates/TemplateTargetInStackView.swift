import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let templateTargetInStackView = Rule(
    "template_target_in_stack_view", .templates, .warning,
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
