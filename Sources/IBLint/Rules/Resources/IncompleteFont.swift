import IBModel
import IBXML

extension Rule {
  static let incompleteFont = Rule(
    id: "incomplete_font", group: .resources, severity: .error,
    summary: "font without a type, style or name",
    reason: "Xcode does not open the document, or uses the system font.",
    repair: "Attributes inspector › choose the font again",
    examples: [
      .bad(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" userLabel="Page" id="vw1">
            <subviews>
              <label userLabel="Title" id="lb1">
                «<fontDescription key="fontDescription" pointSize="17"/>»
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
      guard ["type", "style", "name", "weight"].allSatisfy({ (element[Name($0)] ?? "").isEmpty }) else { return }
      findings.report(element, "the font has neither a type nor a style nor a name")
    })
}
