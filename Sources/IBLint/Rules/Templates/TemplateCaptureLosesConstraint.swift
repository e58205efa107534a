import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let templateCaptureLosesConstraint = Rule(
    "template_capture_loses_constraint", .templates, .warning,
    check: .templates { templates, findings in
      for facts in templates {
        var lost: [Object: [RunTimeConstraint]] = [:]
        for (constraint, holder) in facts.template.constraintsLostByCapture(in: facts.swap) {
          // Another rule reports roots without a target.
          if holder != facts.template.root { lost[holder, default: []].append(constraint) }
        }
        for (holder, constraints) in lost.ordered(by: \.key) {
          findings.report(
            holder.element,
            """
            \(holder.reference) has no target: a layout captured with \(facts.title) loses \
            \(counted(constraints.count, "live constraint")): \(facts.list(constraints.compactMap(\.written)))
            """,
            related: constraints.compactMap(\.written).map { Finding.Related($0.element, "would be lost") })
        }
      }
    })
}
