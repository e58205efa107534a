import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let templateDuplicateName = Rule(
    id: "template_duplicate_name", group: .templates, severity: .error,
    summary: "template with the name of another one in the scene",
    reason: """
      A name does not say which template is meant: `ibt apply --template` refuses it, and people apply the wrong one.
      """,
    repair: "Identity inspector of one of the templates › Label: enter a unique name",
    examples: [
      .bad(
        template: TemplateParts(
          others: """
            «<view userLabel="Wide" customClass="LDOLayoutTemplate" id="tp2">»
              <connections>
                <outlet property="targetView" destination="vw1" id="ou3"/>
              </connections>
            </view>
            """)),
      .good(template: TemplateParts()),
    ],
    check: .templates { templates, findings in
      let named = templates.filter { $0.template.root.userLabel != nil && $0.template.outletProperties.isEmpty }
      for (first, later) in named.repetitions(by: { [$0.template.name, $0.template.root.scene?.id.rawValue ?? ""] }) {
        findings.report(
          later.template.root.element, "\(later.title) has the same name as \(first.template.root.reference)",
          related: [Finding.Related(first.template.root.element, "the other template")])
      }
    })
}
