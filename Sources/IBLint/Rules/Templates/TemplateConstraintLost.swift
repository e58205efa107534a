import IBLayout
import IBModel
import IBTemplates
import IBXML

extension Rule {
  /// Constraints that are gone after a template is applied.
  static let templateConstraintLost = Rule(
    "template_constraint_lost", .templates,
    kinds: [
      Kind(
        "template_capture_loses_constraint", .warning,
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
        check: .templates { templates, findings in
          for facts in templates {
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
          }
        }),
    ])
}

extension Axis {
  fileprivate var extentName: String { self == .horizontal ? "width" : "height" }
}

/// What constraints say about the sizes of views.
private struct SizeStatements {
  /// Ids of the views with a constant size.
  private(set) var constants: PerAxis<Set<ObjectID>> = PerAxis([], [])
  /// Ids of the views whose size depends on another size.
  private var related: PerAxis<Set<ObjectID>> = PerAxis([], [])
  /// Which edges or centers of a view are placed.
  private var positions: PerAxis<[ObjectID: Set<LayoutAttribute>]> = PerAxis([:], [:])

  init(_ constraints: [RunTimeConstraint]) {
    for content in constraints.compactMap(\.content) {
      for anchor in [content.first, content.second].compactMap(\.self) {
        let axis = anchor.attribute.axis
        if !anchor.attribute.isDimension {
          positions[axis][anchor.item, default: []].insert(anchor.attribute)
        } else if content.second == nil {
          constants[axis].insert(anchor.item)
        } else {
          related[axis].insert(anchor.item)
        }
      }
    }
  }

  /// Whether something determines the size of a view, as far as it can be seen without solving.
  func settles(_ view: ObjectID, _ axis: Axis) -> Bool {
    constants[axis].contains(view) || related[axis].contains(view) || positions[axis][view, default: []].count > 1
  }
}
