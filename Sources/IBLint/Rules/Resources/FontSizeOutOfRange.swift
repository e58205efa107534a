import IBModel
import IBXML

extension Rule {
  static let fontSizeOutOfRange = Rule(
    id: "font_size_out_of_range", group: .resources, severity: .info, isOptIn: true,
    options: [minimum.description, maximum.description],
    summary: "font whose size is outside of the limits",
    reason: "Very small text cannot be read, very large text leaves no room for the rest.",
    repair: "Attributes inspector › enter another size",
    examples: [
      .bad(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" userLabel="Page" id="vw1">
            <subviews>
              <label userLabel="Title" id="lb1">
                <fontDescription key="fontDescription" type="system" «pointSize="90"»/>
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
              <label userLabel="Title" id="lb1">
                <fontDescription key="fontDescription" type="system" pointSize="17"/>
              </label>
            </subviews>
          </view>
        </viewController>
        """),
    ],
    check: .elements(["fontDescription"]) { element, _, findings in
      guard let attribute = element.attribute("pointSize"), let size = element.number("pointSize").value, size > 0,
        size < findings[minimum] || size > findings[maximum]
      else { return }
      findings.report(attribute, "the font size is \(attribute.value) points")
    })

  private static let minimum = RuleOption.number("minimum", 10, in: 1...1000, "points of the smallest font")
  private static let maximum = RuleOption.number("maximum", 60, in: 1...1000, "points of the largest font")
}
