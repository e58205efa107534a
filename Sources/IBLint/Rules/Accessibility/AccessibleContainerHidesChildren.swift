import IBBase
import IBModel
import IBXML

extension Rule {
  static let accessibleContainerHidesChildren = Rule(
    "accessible_container_hides_children", .accessibility, .warning,
    check: .document { document, findings in
      guard document.platform.isUIKit, document.tree.hasElement(named: "accessibility") else { return }
      // The last control found so far is enough if it is inside a view that ends after it.
      let controls = document.views.filter(\.kind.isInteractive)
      for view in document.views
      where !view.kind.isInteractive && view.customClass == nil && view.isAccessibilityElement == true {
        guard let first = controls.first(after: view), view.element.contains(first.element),
          let flag = view.accessibility?.child(withKey: "isElement")
        else { continue }
        findings.report(
          flag, "VoiceOver cannot reach \(first.reference) inside \(view.reference), which is an accessibility element",
          related: [Finding.Related(first.element, "the control")])
      }
    })
}

extension [Object] {
  /// The first of these objects, which are in document order, after another one.
  fileprivate func first(after object: Object) -> Object? {
    let next = partitioningIndex { $0 > object }
    return next < count ? self[next] : nil
  }
}
