import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let templateTargetNotView = Rule(
    "template_target_not_view", .templates, .error,
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
