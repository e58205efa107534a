import IBModel
import IBXML

extension Rule {
  static let uselessParent = Rule(
    id: "useless_parent", group: .hygiene, severity: .info, isOptIn: true,
    summary: "view that only holds another one of the same size",
    reason: "The view is another level in the hierarchy, which makes the scene slower to load and harder to read.",
    repair: "Select the inner view › Editor › Unembed, then add its constraints to the outer views again",
    whenNotToUse: "Suppress it if code adds more views, or replaces the inner one.",
    examples: [
      .bad(subviews: box(inset: "", isMarked: true)),
      .good(subviews: box(inset: #" constant="8""#, isMarked: false)),
    ],
    check: .document { document, findings in
      for view in document.plainViews() {
        // The content view of a scroll view gives it its size.
        guard view.superview?.kind != "scrollView", let list = view.element.child(.subviews), list.children.count == 1,
          let inner = list.children.first.flatMap({ Object($0) }), view.isFilled(by: inner)
        else { continue }
        findings.report(
          view.element, "\(view.reference) only holds \(inner.reference), which fills it",
          related: [Finding.Related(inner.element, "the inner view")])
      }
    })

  private static func box(inset: String, isMarked: Bool) -> String {
    let tag = #"<view userLabel="Box" id="vw2">"#
    return """
      \(isMarked ? "«\(tag)»" : tag)
        <subviews>
          <label userLabel="Title" id="lb1"/>
        </subviews>
        <constraints>
          <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw2" secondAttribute="leading"\(inset) id="cs1"/>
          <constraint firstItem="lb1" firstAttribute="top" secondItem="vw2" secondAttribute="top" id="cs2"/>
          <constraint firstAttribute="trailing" secondItem="lb1" secondAttribute="trailing"\(inset) id="cs3"/>
          <constraint firstAttribute="bottom" secondItem="lb1" secondAttribute="bottom" id="cs4"/>
        </constraints>
      </view>
      """
  }
}

extension Object {
  /// Whether constraints that the view holds, and no others, put all edges of a subview on its own.
  fileprivate func isFilled(by inner: Object) -> Bool {
    let sides = heldConstraints.map { $0.sharedEdge(of: inner, self) }
    return sides.count == 4 && Set(sides.compactMap(\.self)).count == 4
  }
}

extension Constraint {
  private static let edges: [LayoutAttribute: String] = [
    .top: "top", .bottom: "bottom", .leading: "leading", .left: "leading", .trailing: "trailing", .right: "trailing",
  ]

  /// The edge that two views have in common through the constraint.
  fileprivate func sharedEdge(of view: Object, _ other: Object) -> String? {
    guard Set(items) == [view.id, other.id], relation == .equal, constant == 0, priority == 1000, !isPlaceholder,
      element[.multiplier] == nil, element.child(.variation) == nil, firstAttribute == secondAttribute
    else { return nil }
    return firstAttribute.flatMap { Constraint.edges[$0] }
  }
}
