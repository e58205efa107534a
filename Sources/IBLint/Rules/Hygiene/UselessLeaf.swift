import IBModel
import IBXML

extension Rule {
  static let uselessLeaf = Rule(
    id: "useless_leaf", group: .hygiene, severity: .info, isOptIn: true,
    summary: "view that shows nothing and that nothing needs",
    reason: "The view costs time when the scene is loaded, and it covers what is behind it on the canvas.",
    repair: "Delete the view",
    whenNotToUse: "Suppress it for a view that code finds by its index, or that blocks touches.",
    examples: [
      .bad(
        subviews: """
          «<view userLabel="Spacer" id="vw2"/>»
          <label userLabel="Title" id="lb1"/>
          """, constraints: top(of: "vw2")),
      .good(
        subviews: """
          <view userLabel="Spacer" id="vw2"/>
          <label userLabel="Title" id="lb1"/>
          """,
        constraints: top(of: "vw2") + "\n" + """
          <constraint firstItem="lb1" firstAttribute="top" secondItem="vw2" secondAttribute="bottom" id="cs2"/>
          """),
    ],
    check: .document { document, findings in
      // A stack view keeps its distance from such a view.
      let leaves = document.plainViews().filter {
        $0.element.child(.subviews) == nil && $0.element.parent?.parent?.name != "stackView"
      }
      guard !leaves.isEmpty else { return }
      var ties = Dictionary(leaves.map { ($0.id, [Constraint]()) }, uniquingKeysWith: { first, _ in first })
      for constraint in document.constraints {
        for item in Set(constraint.items) { ties[item]?.append(constraint) }
      }
      for view in leaves where ties[view.id]?.allSatisfy({ $0.onlyPlaces(view, in: document) }) == true {
        findings.report(view.element, "\(view.reference) shows nothing, and no other view needs it")
      }
    })

  private static func top(of view: String) -> String {
    """
    <constraint firstItem="\(view)" firstAttribute="top" secondItem="vw1" secondAttribute="top" constant="20" id="cs1"/>
    """
  }
}

extension Constraint {
  /// Whether the constraint cannot move or size anything but a view: it ties the view to its superview, and no size is
  /// involved that could push the superview.
  fileprivate func onlyPlaces(_ view: Object, in document: Document) -> Bool {
    guard let secondItem, firstAttribute?.isDimension == false, let superview = view.superview else { return false }
    let other = firstItem == view.id ? secondItem : firstItem
    return other == superview.id || document.object(other).flatMap { LayoutGuide($0)?.view } == superview
  }
}
