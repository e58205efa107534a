import IBModel
import IBXML

extension Rule {
  static let uselessLeaf = Rule(
    "useless_leaf", .hygiene, .info, isOptIn: true,
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
