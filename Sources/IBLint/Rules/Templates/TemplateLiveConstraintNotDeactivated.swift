import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let templateLiveConstraintNotDeactivated = Rule(
    "template_live_constraint_not_deactivated", .templates, .error,
    check: .templates { templates, findings in
      var titles: [Constraint: [String]] = [:]
      for facts in templates {
        for constraint in facts.template.constraintsNeverDeactivated() {
          titles[constraint, default: []].append(facts.title)
        }
      }
      for (constraint, titles) in titles.ordered(by: \.key) {
        guard let document = templates.first?.document else { continue }
        findings.report(
          constraint.element,
          """
          constraint `\(document.text(of: constraint))` stays active when \(titles.joined(separator: ", ")) is applied: \
          its holder \(constraint.host.reference) is not a target
          """,
          related: [Finding.Related(constraint.host.element, "holds the constraint")])
      }
    })
}
