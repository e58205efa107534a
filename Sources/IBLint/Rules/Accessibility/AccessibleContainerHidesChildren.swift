import IBModel
import IBXML

extension Rule {
  static let accessibleContainerHidesChildren = Rule(
    id: "accessible_container_hides_children", group: .accessibility, severity: .warning,
    summary: "accessibility element that contains controls",
    reason: "VoiceOver does not look inside an accessibility element, so its users cannot reach the controls.",
    repair: "Identity inspector › Accessibility: switch off Enabled for the view around the controls",
    whenNotToUse: "Suppress it if the container offers what its controls do as custom actions.",
    examples: [
      .bad(
        subviews: """
          <view userLabel="Player" id="vw2">
            <accessibility key="accessibilityConfiguration">
              «<bool key="isElement" value="YES"/>»
            </accessibility>
            <subviews>
              <button userLabel="Play" id="bt1"/>
            </subviews>
          </view>
          """),
      .good(
        subviews: """
          <view userLabel="Player" id="vw2">
            <subviews>
              <button userLabel="Play" id="bt1"/>
            </subviews>
          </view>
          """),
    ],
    check: .document { document, findings in
      guard document.platform.isUIKit, document.tree.hasElement(named: "accessibility") else { return }
      // The last control found so far is enough: inside a view that ends after it.
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
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] > object { high = middle } else { low = middle + 1 }
    }
    return low < count ? self[low] : nil
  }
}
