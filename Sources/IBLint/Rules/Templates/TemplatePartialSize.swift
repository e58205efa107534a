import IBLayout
import IBModel
import IBScene
import IBTemplates
import IBXML

extension Rule {
  static let templatePartialSize = Rule(
    "template_partial_size", .templates, .warning,
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
    })
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
