import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let templateDuplicateTarget = Rule(
    "template_duplicate_target", .templates, .error,
    check: .templates { templates, findings in
      for facts in templates {
        var first: [Object: Object] = [:]
        for participant in facts.template.participants {
          guard let earlier = first[participant.target] else {
            first[participant.target] = participant.view
            continue
          }
          guard let outlet = participant.view.outlets(Participant.outletProperty).last else { continue }
          findings.report(
            outlet.element,
            """
            \(participant.view.reference) and \(earlier.reference) of \(facts.title) have the same target, \
            \(participant.target.reference)
            """,
            related: [Finding.Related(earlier.element, "the other view")])
        }
      }
    })
}
