import IBModel
import IBXML

extension Rule {
  static let opaqueWithClearBackground = Rule(
    id: "opaque_with_clear_background", group: .hygiene, severity: .info, isOptIn: true,
    summary: "opaque view with a transparent background",
    reason: """
      An opaque view promises to fill its bounds, so the system does not draw what is behind it. If its class draws \
      something, leftovers of other contents can show through.
      """,
    repair: "Attributes inspector › switch off Opaque",
    whenNotToUse: "Ignore it for plain views, which draw nothing.",
    fix: .unsafe("Writes `opaque=\"NO\"`. The system then draws what is behind the view."),
    examples: [
      .bad(
        subviews: """
          <view userLabel="Chart" customClass="ChartView" customModule="App" customModuleProvider="target" id="vw2">
            «<color key="backgroundColor" white="0.0" alpha="0.0" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>»
          </view>
          """,
        fixedSubviews: """
          <view opaque="NO" userLabel="Chart" customClass="ChartView" customModule="App" customModuleProvider="target" id="vw2">
            <color key="backgroundColor" white="0.0" alpha="0.0" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
          </view>
          """),
      .good(
        subviews: """
          <view opaque="NO" userLabel="Chart" customClass="ChartView" customModule="App" customModuleProvider="target" id="vw2">
            <color key="backgroundColor" white="0.0" alpha="0.0" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
          </view>
          """),
    ],
    check: .elements([.view]) { element, document, findings in
      guard document.platform.isUIKit, element["opaque"] == nil, let view = Object(element), view.customClass != nil,
        let color = element.child(withKey: "backgroundColor").flatMap({ ColorDescription($0) }), color.alpha == 0
      else { return }
      findings.report(
        color.element, "\(view.reference) is opaque, but its background is transparent",
        fix: .setting("opaque", of: element, to: "NO", .unsafe))
    })
}
