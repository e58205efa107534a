import IBModel
import IBXML

extension Rule {
  static let legacyColorSpace = Rule(
    id: "legacy_color_space", group: .resources, severity: .info, isOptIn: true,
    summary: "color in a calibrated or device color space",
    reason: "Xcode wrote such colors before version 8. On screens with wide color they look different from the design.",
    repair: "Attributes inspector › choose the color again, in sRGB",
    whenNotToUse: "Ignore it if all colors should look as they did on older systems.",
    examples: [
      .bad(
        subviews: """
          <view id="vw2">
            <color key="backgroundColor" red="1" green="0.5" blue="0.0" alpha="1" colorSpace="«calibratedRGB»"/>
          </view>
          """),
      .good(
        subviews: """
          <view id="vw2">
            <color key="backgroundColor" red="1" green="0.5" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
          </view>
          """),
    ],
    check: .elements(["color"]) { element, document, findings in
      guard document.platform.isUIKit, let owner = element.owner, let space = element.attribute("colorSpace"),
        space.value.hasPrefix("calibrated") || space.value.hasPrefix("device")
      else { return }
      findings.report(
        space.valueRange, "a color of \(owner.reference) is in the color space `\(space.value)`", object: owner)
    })
}
