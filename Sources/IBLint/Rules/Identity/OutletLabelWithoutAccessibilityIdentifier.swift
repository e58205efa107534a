import IBModel
import IBXML

extension Rule {
  static let outletLabelWithoutAccessibilityIdentifier = Rule(
    id: "outlet_label_without_accessibility_identifier", group: .identity, severity: .info, isOptIn: true,
    summary: "label that code changes, without an accessibility identifier",
    reason: "UI tests cannot find the label, because they do not know which text it shows.",
    repair: "Identity inspector › Accessibility: enter an identifier",
    whenNotToUse: "The rule is opt-in because it is only for apps with UI tests.",
    examples: [
      .bad(page(#"«<label userLabel="Total" id="lb1"/>»"#)),
      .good(
        page(
          """
          <label userLabel="Total" id="lb1">
            <accessibility key="accessibilityConfiguration" identifier="total"/>
          </label>
          """)),
    ],
    check: .document { document, findings in
      guard document.platform.isUIKit else { return }
      let labels = document.views.filter {
        $0.kind == "label" && $0.element.child("accessibility")?[.identifier]?.isEmpty != false
      }
      guard !labels.isEmpty else { return }
      let connected = Set(document.connections.lazy.filter { $0.kind == .outlet }.compactMap(\.destination))
      for label in labels where connected.contains(label.id) {
        findings.report(label.element, "\(label.reference) has an outlet, but no accessibility identifier")
      }
    })

  private static func page(_ label: String) -> String {
    let lines = label.split(separator: "\n").map { "      \($0)" }.joined(separator: "\n")
    return """
      <viewController userLabel="Cart" customClass="CartController" customModule="App" customModuleProvider="target" id="vc1">
        <view key="view" userLabel="Page" id="vw1">
          <subviews>
      \(lines)
          </subviews>
        </view>
        <connections>
          <outlet property="totalLabel" destination="lb1" id="ou1"/>
        </connections>
      </viewController>
      """
  }
}
