import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let templateTargetOutsideTemplate = Rule(
    id: "template_target_outside_template", group: .templates, severity: .warning,
    summary: "targetView connected from a view outside of every template",
    reason: """
      Only views of a template are read, so the connection has no effect. Often the class of the root is missing or \
      misspelled.
      """,
    repair: "Identity inspector of the root view › Class: LDOLayoutTemplate, or remove the connection",
    examples: [
      .bad(
        template: TemplateParts(
          others: """
            <view userLabel="Tall" id="lo1">
              <connections>
                «<outlet property="targetView" destination="vw1" id="ou3"/>»
              </connections>
            </view>
            """)),
      .good(template: TemplateParts()),
    ],
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
