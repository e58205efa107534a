import IBModel
import IBXML

extension Rule {
  static let uselessParent = Rule(
    "useless_parent", .hygiene, .info, isOptIn: true,
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
