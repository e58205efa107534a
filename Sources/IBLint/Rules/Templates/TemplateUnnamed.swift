import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let templateUnnamed = Rule(
    id: "template_unnamed", group: .templates, severity: .info, isOptIn: true,
    summary: "template without a label",
    reason: """
      The outline and messages call it View, and `ibt apply --template` needs its id.
      """,
    repair: "Identity inspector of the template › Label: what the layout is for, such as Landscape",
    examples: [
      .bad(
        template: TemplateParts(
          root: """
            «<view customClass="LDOLayoutTemplate" id="tp1">»
            """)),
      .good(template: TemplateParts()),
    ],
    check: .templates { templates, findings in
      for facts in templates where facts.template.root.userLabel == nil && facts.template.outletProperties.isEmpty {
        findings.report(facts.template.root.element, "\(facts.title) has no label and no outlet that names it")
      }
    })
}
