import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let templateTargetNotView = Rule(
    id: "template_target_not_view", group: .templates, severity: .error,
    summary: "target of a template view that is not a view",
    reason: """
      The library reads views only: activating a constraint to anything else raises an exception, and the app ends.
      """,
    repair: "Connections inspector of the template view › connect targetView to a view",
    examples: [
      .bad(
        template: TemplateParts(
          views: """
            <view userLabel="Box" id="tb1">
              <connections>
                «<outlet property="targetView" destination="vc1" id="ou2"/>»
              </connections>
            </view>
            """, constraints: nil)),
      .good(template: TemplateParts()),
    ],
    check: .templates { templates, findings in
      for facts in templates {
        for view in facts.template.views {
          guard let outlet = view.outlets(Participant.outletProperty).last,
            let target = outlet.destination.flatMap(facts.document.object), !target.isView
          else { continue }
          findings.report(
            outlet.element,
            "the target of \(view.reference) of \(facts.title) is \(target.reference), which is not a view",
            related: [Finding.Related(target.element, "the target")])
        }
      }
    })
}
