import IBModel
import IBXML

extension Rule {
  static let colorNotAllowed = Rule(
    id: "color_not_allowed", group: .resources, severity: .warning, isOptIn: true, options: [colors.description],
    summary: "named color that is not one of those allowed",
    reason: "The screen looks unlike the rest of the app.",
    repair: "Attributes inspector › choose another color",
    examples: [
      .bad(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" userLabel="Page" id="vw1">
            <subviews>
              <view userLabel="Card" id="cu1">
                <color key="backgroundColor" «name="OldBlue"»/>
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
                <color key="backgroundColor" systemColor="systemBackgroundColor"/>
              </view>
            </subviews>
          </view>
        </viewController>
        """),
    ],
    check: .elements(["color"]) { element, _, findings in
      guard element["catalog"] == nil, element.parent?.name != "namedColor", let name = element.attribute(.name),
        !findings[colors].contains(name.value)
      else { return }
      findings.report(name, "the color `\(name.value)` is not allowed")
    })

  private static let colors = RuleOption.texts("colors", [], "named colors that are allowed")
}
