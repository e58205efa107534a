import IBLayout
import IBModel
import IBScene
import IBTemplates
import IBXML

extension Rule {
  static let templatePartialSize = Rule(
    id: "template_partial_size", group: .templates, severity: .warning,
    summary: "template that replaces the width of a view but not its height, or the other way around",
    reason: """
      Applying the template removes both constraints and brings only one of them. In the other direction the view then \
      has the size of its content, or none.
      """,
    repair: "Give the view in the template a constraint for the other extent as well",
    whenNotToUse: "Suppress it if the view should have the size of its content with this template.",
    examples: [
      .bad(
        template: TemplateParts(
          live: Example.icon, liveConstraints: Example.iconPlace,
          views: Example.iconView(
            isMarked: true, sizes: #"<constraint firstAttribute="width" constant="80" id="co19"/>"#))),
      .good(
        template: TemplateParts(
          live: Example.icon, liveConstraints: Example.iconPlace,
          views: Example.iconView(
            isMarked: false,
            sizes: """
              <constraint firstAttribute="width" constant="80" id="co19"/>
              <constraint firstAttribute="height" constant="80" id="co20"/>
              """))),
    ],
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

extension Example {
  /// An image of the screen with a width and a height.
  fileprivate static let icon = """
    <imageView userLabel="Icon" translatesAutoresizingMaskIntoConstraints="NO" id="bx1">
      <constraints>
        <constraint firstAttribute="width" constant="40" id="co3"/>
        <constraint firstAttribute="height" constant="40" id="co4"/>
      </constraints>
    </imageView>
    """

  /// Constraints that place the image.
  fileprivate static let iconPlace = """
    <constraint firstItem="bx1" firstAttribute="top" secondItem="vw1" secondAttribute="top" id="co1"/>
    <constraint firstItem="bx1" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" id="co2"/>
    """

  /// A view that represents the image of the screen.
  fileprivate static func iconView(isMarked: Bool, sizes: String) -> String {
    let tag = #"<imageView userLabel="Icon" id="tb1">"#
    let lines = sizes.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
    return """
      \(isMarked ? "«\(tag)»" : tag)
        <constraints>
      \(lines)
        </constraints>
        <connections>
          <outlet property="targetView" destination="bx1" id="ou2"/>
        </connections>
      </imageView>
      """
  }
}
