import IBModel
import IBXML

extension Rule {
  static let missingAccessibilityIdentifier = Rule(
    id: "missing_accessibility_identifier", group: .identity, severity: .info, isOptIn: true,
    summary: "control without an accessibility identifier",
    reason: "UI tests can find the control only by its text, which differs between languages.",
    repair: "Identity inspector › Accessibility: enter an identifier",
    examples: [
      .bad(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" userLabel="Page" id="vw1">
            <subviews>
              «<button userLabel="Save" id="bt1"/>»
            </subviews>
          </view>
        </viewController>
        """),
      .good(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" userLabel="Page" id="vw1">
            <subviews>
              <button userLabel="Save" id="bt1">
                <accessibility key="accessibilityConfiguration" identifier="save"/>
              </button>
            </subviews>
          </view>
        </viewController>
        """),
    ],
    check: .document { document, findings in
      guard document.platform.isUIKit else { return }
      for view in document.views where view.elementKind.classNames(on: document.platform).contains("UIControl") {
        guard view.element.child("accessibility")?[.identifier]?.isEmpty != false else { continue }
        findings.report(view.element, "\(view.reference) has no accessibility identifier")
      }
    })
}
