import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let templateNoEffect = Rule(
    id: "template_no_effect", group: .templates, severity: .warning,
    summary: "template whose constraints are all ignored",
    reason: """
      None of the template's own constraints takes effect. Applying it only removes constraints of the screen, or does \
      nothing.
      """,
    repair: "Connect targetView of the views with constraints, and of the root",
    examples: [
      .bad(
        template: TemplateParts(
          root: """
            «<view userLabel="Wide" customClass="LDOLayoutTemplate" id="tp1">»
            """,
          views: """
            <view userLabel="Box" id="tb1"/>
            """)),
      .good(template: TemplateParts()),
    ],
    check: .templates { templates, findings in
      for facts in templates where facts.swap.collected.isEmpty && !facts.swap.ignored.isEmpty {
        guard !facts.template.participants.isEmpty,
          facts.template.participants.allSatisfy({ KeyPathList.keyPaths(of: $0.view).isEmpty })
        else { continue }
        findings.report(
          facts.template.root.element,
          "none of the \(counted(facts.swap.ignored.count, "constraint")) of \(facts.title) takes effect")
      }
    })
}
