import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let templateAutoresizing = Rule(
    id: "template_autoresizing", group: .templates, severity: .warning, isOptIn: true,
    summary: "template view that only its autoresizing mask places",
    reason: """
      Masks and frames are not transferred. The view is elsewhere in the app than in the template, usually where it was \
      before.
      """,
    repair: "Add constraints to the view in the template",
    whenNotToUse: "Suppress it for a view that is in the template only for the attributes it transfers.",
    examples: [
      .bad(
        template: TemplateParts(
          views: """
            «<view userLabel="Box" id="tb1">»
              <autoresizingMask key="autoresizingMask" widthSizable="YES"/>
              <connections>
                <outlet property="targetView" destination="bx1" id="ou2"/>
              </connections>
            </view>
            """, constraints: nil)),
      .good(template: TemplateParts()),
    ],
    check: .templates { templates, findings in
      for facts in templates {
        let tied = Set(facts.template.views.flatMap(\.heldConstraints).flatMap(\.items))
        for participant in facts.template.participants where participant.view != facts.template.root {
          let view = participant.view
          guard !tied.contains(view.id), view.element["translatesAutoresizingMaskIntoConstraints"] != "NO",
            view.element.parent?.parent?.name != "stackView", view.runtimeAttribute("templateAttributes") == nil
          else { continue }
          findings.report(
            view.element, "\(view.reference) of \(facts.title) has no constraints, and its mask is not transferred",
            related: [Finding.Related(participant.target.element, "the target")])
        }
      }
    })
}
