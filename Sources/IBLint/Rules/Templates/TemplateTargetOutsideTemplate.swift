import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let templateTargetOutsideTemplate = Rule(
    "template_target_outside_template", .templates, .warning,
    check: .templates { templates, findings in
      let document = templates[0].document
      for connection in document.connections
      where connection.kind == .outlet && connection.label == Participant.outletProperty {
        guard let source = connection.source, !templates.contains(where: { $0.template.contains(source) }) else {
          continue
        }
        findings.report(
          connection.element, "\(source.reference) has a targetView, but it is not in a template")
      }
    })
}
