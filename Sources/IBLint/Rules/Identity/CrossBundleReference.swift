import IBModel
import IBXML

extension Rule {
  static let crossBundleReference = Rule(
    id: "cross_bundle_reference", group: .identity, severity: .info, isOptIn: true,
    summary: "storyboard reference into another bundle",
    reason: "The app crashes if it does not contain the bundle, and nothing checks that at build time.",
    repair: "Attributes inspector of the reference › clear Bundle if the storyboard is in the app itself",
    examples: [
      .bad(
        """
        <viewControllerPlaceholder storyboardName="Pay" «bundleIdentifier="com.example.pay"» sceneMemberID="viewController" id="vc1"/>
        """),
      .good(
        """
        <viewControllerPlaceholder storyboardName="Pay" sceneMemberID="viewController" id="vc1"/>
        """),
    ],
    check: .elements(["viewControllerPlaceholder"]) { element, _, findings in
      guard let bundle = element.attribute("bundleIdentifier"), let placeholder = Object(element) else { return }
      findings.report(bundle, "\(placeholder.reference) refers to the bundle `\(bundle.value)`")
    })
}
