import IBModel

/// Rules about the items and attributes of one constraint.
extension Rule {
  static let leftRightAttribute = Rule(
    "left_right_attribute", .layout, .warning, isOptIn: true, fix: .unsafe,
    check: .elements([.constraint]) { element, document, findings in
      guard let constraint = Constraint(element) else { return }
      for attribute in constraint.anchors(where: \.ignoresDirection) {
        findings.report(
          attribute, of: constraint, in: document, "`\(attribute.value)` ignores the direction of the language",
          fix: .unsafe("Follow the direction of the language") { edit in
            for anchor in constraint.anchors(where: \.ignoresDirection) {
              edit.setAttribute(anchor.name, to: directed[anchor.value], on: element)
            }
          })
      }
    })

  static let superviewEdgeConstraint = Rule(
    "superview_edge_constraint", .layout, .info, isOptIn: true,
    check: .elements([.constraint]) { element, document, findings in
      guard document.platform == .iOS, document.usesAutoLayout, document.tree.root["useSafeAreas"] == "YES",
        let constraint = Constraint(element), constraint.relation == .equal,
        let constant = constraint.constant, abs(constant) < deepestBar, let second = constraint.secondItem,
        constraint.firstAttribute == constraint.secondAttribute, constraint.firstAttribute?.isEdge == true
      else { return }
      let names = [Name.firstItem, .secondItem]
      for (name, (screen, item)) in zip(names, [(constraint.firstItem, second), (second, constraint.firstItem)]) {
        guard let screen = document.object(screen), screen.fillsScreen, let view = document.object(item),
          view.kind == "label" || view.kind.isControl(on: .iOS)
        else { continue }
        findings.report(
          element.attribute(name)?.valueRange ?? element.startTagRange,
          "\(document.subject(constraint.object)): \(view.reference) is tied to the edge of the screen",
          object: constraint.object)
      }
    })
}

private let directed = [
  "left": "leading", "right": "trailing", "leftMargin": "leadingMargin", "rightMargin": "trailingMargin",
]

extension LayoutAttribute {
  fileprivate var ignoresDirection: Bool {
    self == .left || self == .right || self == .leftMargin || self == .rightMargin
  }

  /// Whether it is the edge of a rectangle.
  var isEdge: Bool { [.top, .bottom, .left, .right, .leading, .trailing].contains(self) }
}

/// The depth of the deepest system bar, in points.
private let deepestBar = 60.0
