import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let templateAccumulatingConstraint = Rule(
    "template_accumulating_constraint", .templates, .error,
    check: .templates { templates, findings in
      for facts in templates {
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
      }
    })
}
