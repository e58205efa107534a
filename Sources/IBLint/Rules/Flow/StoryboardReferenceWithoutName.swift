import IBModel
import IBXML

extension Rule {
  static let storyboardReferenceWithoutName = Rule(
    id: "storyboard_reference_without_name", group: .flow, severity: .warning,
    summary: "storyboard reference that names no storyboard",
    reason: "The app crashes when a segue to the reference is performed.",
    repair: "Attributes inspector of the reference › choose the storyboard",
    examples: [
      .bad(
        scenes: """
          <viewController storyboardIdentifier="login" userLabel="Login" id="vc1">
            <view key="view" id="vw1"/>
            <connections>
              <segue destination="ph1" kind="show" identifier="open" id="sg1"/>
            </connections>
          </viewController>

          «<viewControllerPlaceholder userLabel="Detail" sceneMemberID="viewController" id="ph1"/>»
          """),
      .good(
        scenes: """
          <viewController storyboardIdentifier="login" userLabel="Login" id="vc1">
            <view key="view" id="vw1"/>
            <connections>
              <segue destination="ph1" kind="show" identifier="open" id="sg1"/>
            </connections>
          </viewController>

          <viewControllerPlaceholder storyboardName="Detail" userLabel="Detail" sceneMemberID="viewController" id="ph1"/>
          """),
    ],
    check: .elements(["viewControllerPlaceholder"]) { element, _, findings in
      guard element["storyboardName"]?.isEmpty != false, let placeholder = Object(element) else { return }
      findings.report(element, "the storyboard reference \(placeholder.reference) names no storyboard")
    })
}
