import IBModel
import IBXML

extension Rule {
  static let attributedStringColor = Rule(
    id: "attributed_string_color", group: .resources, severity: .info, isOptIn: true,
    summary: "attributed text with a color of its own",
    reason: "The color does not change with dark mode or the tint of the app.",
    repair: "Attributes inspector › Text: choose Plain, or set the color in code",
    examples: [
      .bad(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" userLabel="Page" id="vw1">
            <subviews>
              <label userLabel="Title" id="lb1">
                <attributedString key="attributedText">
                  <fragment content="Sign in">
                    <attributes>
                      «<color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>»
                    </attributes>
                  </fragment>
                </attributedString>
              </label>
            </subviews>
          </view>
        </viewController>
        """),
      .good(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" userLabel="Page" id="vw1">
            <subviews>
              <label userLabel="Title" text="Sign in" id="lb1"/>
            </subviews>
          </view>
        </viewController>
        """),
    ],
    check: .elements(["color"]) { element, _, findings in
      guard element.parent?.name == "attributes", element["systemColor"] == nil, element[.name] == nil,
        let owner = element.owner
      else { return }
      findings.report(element, "the text of \(owner.reference) has a color of its own")
    })
}
