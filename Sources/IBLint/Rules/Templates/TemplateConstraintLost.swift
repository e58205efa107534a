import IBLayout
import IBModel
import IBTemplates

extension Rule {
  /// Constraints that are gone after a template is applied.
  static let templateConstraintLost = Rule(
    "template_constraint_lost", .templates,
    kinds: [
      Kind(
        "template_capture_loses_constraint", .warning,
        check: .eachTemplate { facts, findings in
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
        }),
      Kind(
        "template_identifier_lost", .warning,
        check: .templates { templates, findings in
          let named = Set(
            templates[0].document.connections.lazy.filter { $0.kind != .action }.compactMap(\.destination))
          var reported: Set<Constraint> = []
          for facts in templates {
            for constraint in facts.swap.deactivated.compactMap(\.written) {
              let identifier = constraint.element.attribute(Name("identifier"))
              guard identifier != nil || named.contains(constraint.id), reported.insert(constraint).inserted else {
                continue
              }
              findings.report(
                constraint.element,
                """
                \(facts.title) replaces \(facts.document.subject(constraint.object)), which has an \
                \(identifier == nil ? "outlet" : "identifier")
                """)
            }
          }
        }),
      Kind(
        "template_partial_size", .warning,
        check: .eachTemplate { facts, findings in
          let removed = SizeStatements(facts.swap.deactivated)
          let brought = SizeStatements(facts.swap.collected)
          // Other views are ambiguous then, which another rule reports.
          for participant in facts.template.participants where participant.target.kind.control != nil {
            let (view, target) = (participant.view.id, participant.target.id)
            for axis in Axis.allCases {
              let other: Axis = axis == .horizontal ? .vertical : .horizontal
              guard removed.constants[axis].contains(target), removed.constants[other].contains(target),
                brought.constants[other].contains(view), !brought.settles(view, axis)
              else { continue }
              findings.report(
                participant.view.element,
                """
                \(facts.title) gives \(participant.target.reference) a \(other.extentName), but removes its \
                \(axis.extentName)
                """, related: [Finding.Related(participant.target.element, "the target")])
            }
          }
        }),
    ])
}

extension Axis {
  fileprivate var extentName: String { self == .horizontal ? "width" : "height" }
}
