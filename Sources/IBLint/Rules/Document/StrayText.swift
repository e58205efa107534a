import IBModel
import IBXML

extension Rule {
  static let strayText = Rule(
    id: "stray_text", group: .document, severity: .error,
    summary: "text between elements",
    reason: """
      Xcode does not open the document, or drops the text. This is often left over from a merge or from pasting.
      """,
    repair: "Open the file as source code and remove the text",
    examples: [
      .bad(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" id="vw1">
            <subviews>«
                  TODO
                  »<label userLabel="Title" id="lb1"/>
            </subviews>
          </view>
        </viewController>
        """),
      .good(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" id="vw1">
            <subviews>
              <label userLabel="Title" text="Sign in" lineBreakMode="tailTruncation" id="lb1"/>
            </subviews>
          </view>
        </viewController>
        """),
    ],
    check: .deviations { deviation, findings in
      guard case .strayText = deviation.kind else { return }
      let object = Object(deviation.element) ?? deviation.element.ancestors.lazy.compactMap { Object($0) }.first
      findings.report(deviation.place, "there is text in the `\(deviation.element.name)`", object: object)
    })
}
