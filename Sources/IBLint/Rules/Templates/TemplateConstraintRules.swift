import IBModel
import IBTemplates
import IBXML

/// Rules about constraints of a template that cannot do what its author means.
extension Rule {
  static let templatePlaceholderConstraint = Rule(
    "template_placeholder_constraint", .templates, .error,
    check: .templates { templates, findings in
      for facts in templates {
        for ignored in facts.swap.ignored where ignored.reason == .placeholder {
          findings.report(
            ignored.constraint.element,
            "\(facts.document.subject(ignored.constraint.object)) of \(facts.title) is removed at build time")
        }
      }
    })

  static let templateUncoveredConstraint = Rule(
    "template_uncovered_constraint", .templates, .info, isOptIn: true,
    check: .templates { templates, findings in
      var reported: Set<Constraint> = []
      for facts in templates {
        for constraint in facts.swap.left.compactMap(\.written) where reported.insert(constraint).inserted {
          findings.report(
            constraint.element,
            "\(facts.title) does not replace \(facts.document.subject(constraint.object)): one of its views does not take part"
          )
        }
      }
    })

  static let templateVaryingConstraint = Rule(
    "template_varying_constraint", .templates, .warning,
    check: .templates { templates, findings in
      var reported: Set<Constraint> = []
      for facts in templates {
        for constraint in (facts.swap.collected + facts.swap.deactivated).compactMap(\.written) {
          guard constraint.element.child(.variation) != nil, reported.insert(constraint).inserted else { continue }
          findings.report(
            constraint.element,
            "\(facts.document.subject(constraint.object)), which \(facts.title) uses or replaces, varies by size class")
        }
      }
    })
}
