import IBModel
import IBXML

extension Rule {
  static let singleLineLabel = Rule(
    id: "single_line_label", group: .accessibility, severity: .info, isOptIn: true,
    summary: "label of one line that grows with the text size",
    reason: "Large text sizes cut the text off.",
    repair: "Attributes inspector › Lines: enter 0",
    examples: [
      .bad(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" userLabel="Page" id="vw1">
            <subviews>
              <label «adjustsFontForContentSizeCategory="YES"» text="Title" id="lb1">
                <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
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
              <label adjustsFontForContentSizeCategory="YES" numberOfLines="0" text="Title" id="lb1">
                <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
              </label>
            </subviews>
          </view>
        </viewController>
        """),
    ],
    check: .elements(["label"]) { element, document, findings in
      guard document.platform.isUIKit, let label = Object(element),
        let adjusts = element.attribute("adjustsFontForContentSizeCategory"), adjusts.value == "YES",
        label.integer("numberOfLines") ?? 1 == 1
      else { return }
      findings.report(adjusts, "\(label.reference) has one line, which large text sizes do not fit")
    })
}
