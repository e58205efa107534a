import IBModel
import IBTemplates

extension Rule {
  /// Constraints that stay active beside those of a template.
  static let templateConstraintLeft = Rule(
    "template_constraint_left", .templates,
    kinds: [
      Kind(
        "template_live_constraint_not_deactivated", .error,
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
        }),
      Kind(
        "template_accumulating_constraint", .error,
        check: .eachTemplate { facts, findings in
          for (constraint, holder) in facts.template.accumulatingConstraints(in: facts.swap) {
            guard let element = constraint.written?.element ?? constraint.fixedView?.element else { continue }
            let text = constraint.written.map { facts.document.text(of: $0) } ?? constraint.id.rawValue
            findings.report(
              element,
              """
              copies of `\(text)` of \(facts.title) accumulate in \(holder.reference), which is not a target
              """,
              related: [Finding.Related(holder.element, "holds the copies")])
          }
        }),
      Kind(
        "template_uncovered_constraint", .info, isOptIn: true,
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
        }),
      Kind(
        "template_varying_constraint", .warning,
        check: .templates { templates, findings in
          var reported: Set<Constraint> = []
          for facts in templates {
            for constraint in (facts.swap.collected + facts.swap.deactivated).compactMap(\.written) {
              guard constraint.element.child(.variation) != nil, reported.insert(constraint).inserted else { continue }
              findings.report(
                constraint.element,
                "\(facts.document.subject(constraint.object)), which \(facts.title) uses or replaces, varies by size class"
              )
            }
          }
        }),
    ])
}
