import IBModel
import IBXML

extension Rule {
  static let superviewEdgeConstraint = Rule(
    id: "superview_edge_constraint", group: .layout, severity: .info, isOptIn: true,
    summary: "text or control that is tied to the edge of the screen",
    reason: "Parts of it are behind bars, rounded corners, the sensor housing or the home indicator.",
    repair: "Size inspector › edit the constraint › choose the safe area instead of the superview",
    whenNotToUse: "Suppress it if the distance is large enough for all bars, or if the screen has none of them.",
    examples: [
      .bad(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="top" secondItem="«vw1»" secondAttribute="top" constant="20" id="cs1"/>
          """),
      .good(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="top" secondItem="vw1" secondAttribute="topMargin" constant="20" id="cs1"/>
          """),
    ],
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

/// No bar of the system is deeper, in points.
private let deepestBar = 60.0

extension LayoutAttribute {
  /// Whether it is an edge that a safe area has as well.
  fileprivate var isEdge: Bool { [.top, .bottom, .left, .right, .leading, .trailing].contains(self) }
}
