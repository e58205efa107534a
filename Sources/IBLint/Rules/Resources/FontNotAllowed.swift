import IBModel
import IBXML

extension Rule {
  static let fontNotAllowed = Rule(
    id: "font_not_allowed", group: .resources, severity: .warning, isOptIn: true, options: [families.description],
    summary: "font that is not one of those allowed",
    reason: "The screen looks unlike the rest of the app.",
    repair: "Attributes inspector › choose another font",
    examples: [
      .bad(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" userLabel="Page" id="vw1">
            <subviews>
              <label userLabel="Title" id="lb1">
                <fontDescription key="fontDescription" «name="Papyrus"» family="Papyrus" pointSize="17"/>
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
      guard let name = element.attribute(.name) else { return }
      let family = element["family"] ?? name.value
      guard !findings[families].contains(where: { $0 == family || $0 == name.value }) else { return }
      findings.report(name, "the font `\(name.value)` is not allowed")
    })

  private static let families = RuleOption.texts(
    "families", [], "families and names of fonts that are allowed besides those of the system")
}
