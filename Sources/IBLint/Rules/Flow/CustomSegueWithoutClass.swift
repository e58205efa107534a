import IBModel
import IBXML

extension Rule {
  static let customSegueWithoutClass = Rule(
    id: "custom_segue_without_class", group: .flow, severity: .error,
    summary: "custom segue without a class",
    reason: "The app crashes when the segue is performed.",
    repair: "Attributes inspector of the segue › enter the class, or choose another kind",
    examples: [
      .bad(
        scenes: """
          <viewController storyboardIdentifier="login" userLabel="Login" id="vc1">
            <view key="view" id="vw1"/>
            <connections>
              «<segue destination="vc2" kind="custom" identifier="open" id="sg1"/>»
            </connections>
          </viewController>

          <viewController storyboardIdentifier="detail" userLabel="Detail" id="vc2"/>
          """),
      .good(
        scenes: """
          <viewController storyboardIdentifier="login" userLabel="Login" id="vc1">
            <view key="view" id="vw1"/>
            <connections>
              <segue destination="vc2" kind="custom" identifier="open" customClass="FadeSegue" id="sg1"/>
            </connections>
          </viewController>

          <viewController storyboardIdentifier="detail" userLabel="Detail" id="vc2"/>
          """),
    ],
    check: .connections([.segue]) { segue, document, findings in
      guard document.platform != .watchOS, segue.element[.kind] == "custom",
        segue.element[.customClass]?.isEmpty != false
      else { return }
      findings.report(segue.element, "the \(segue.segueName) is custom, but has no class")
    })
}
