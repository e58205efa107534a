import IBModel
import IBXML

extension Rule {
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

/// The depth of the deepest system bar, in points.
private let deepestBar = 60.0

extension LayoutAttribute {
  /// Whether it is the edge of a rectangle.
  var isEdge: Bool { [.top, .bottom, .left, .right, .leading, .trailing].contains(self) }
}
