import IBModel
import IBXML

extension Rule {
  static let deprecatedSystemColor = Rule(
    id: "deprecated_system_color", group: .resources, severity: .info, isOptIn: true,
    summary: "color of the system that is deprecated",
    reason: "The color does not change with dark mode.",
    repair: "Attributes inspector › choose a semantic color, such as System Grouped Background",
    examples: [
      .bad(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" userLabel="Page" id="vw1">
            <subviews>
              <view userLabel="Card" id="cu1">
                <color key="backgroundColor" «cocoaTouchSystemColor="groupTableViewBackgroundColor"»/>
              </view>
            </subviews>
          </view>
        </viewController>
        """),
      .good(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" userLabel="Page" id="vw1">
            <subviews>
              <view userLabel="Card" id="cu1">
                <color key="backgroundColor" systemColor="systemGroupedBackgroundColor"/>
              </view>
            </subviews>
          </view>
        </viewController>
        """),
    ],
    check: .elements(["color"]) { element, document, findings in
      let names: [Name] = ["cocoaTouchSystemColor", "systemColor"]
      guard document.platform.isUIKit, element.parent?.name != "systemColor",
        let attribute = names.lazy.compactMap({ element.attribute($0) }).first(where: { deprecated.contains($0.value) })
      else { return }
      findings.report(attribute, "the color `\(attribute.value)` is deprecated")
    })
}

private let deprecated: Set<String> = [
  "groupTableViewBackgroundColor", "scrollViewTexturedBackgroundColor", "viewFlipsideBackgroundColor",
  "tableCellGroupedBackgroundColor", "underPageBackgroundColor",
]
