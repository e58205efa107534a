import IBModel

extension Rule {
  static let misspelledElement = Rule(
    id: "misspelled_element", group: .document, severity: .error, aliases: ["unknown_view_element"],
    summary: "element whose name is misspelled",
    reason: "Xcode does not open the document, or leaves out the element with everything in it.",
    repair: "Open the file as source code and correct the name of the element",
    examples: [
      .bad(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" id="vw1">
            <subviews>
              «<lable userLabel="Title" id="lb1"/>»
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
      guard case .unknownElement(let nearest?) = deviation.kind else { return }
      findings.report(
        deviation, "`\(deviation.element.name)` is not an element of the format; did you mean `\(nearest)`?")
    })
}
