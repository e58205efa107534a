import IBModel
import IBXML

extension Rule {
  static let rawColor = Rule(
    id: "raw_color", group: .resources, severity: .info, isOptIn: true,
    summary: "color that is given by its components",
    reason: "The color does not change in dark mode, and a change of the design has to be made in every document.",
    repair: "Attributes inspector › choose a color of the asset catalog or of the system",
    whenNotToUse: "Ignore it if your app has no asset catalog of colors and no dark appearance.",
    examples: [
      .bad(
        subviews: """
          <view id="vw2">
            «<color key="backgroundColor" red="1" green="0.5" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>»
          </view>
          """),
      .good(
        subviews: """
          <view id="vw2">
            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
          </view>
          """),
    ],
    check: .elements(["color"]) { element, document, findings in
      guard let color = ColorDescription(element), let owner = element.owner, color.alpha > 0 else { return }
      switch color.source {
      case .rgb, .white: findings.report(element, "a color of \(owner.reference) is given by its components")
      default: return
      }
    })
}
