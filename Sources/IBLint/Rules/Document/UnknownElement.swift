import IBModel

extension Rule {
  static let unknownElement = Rule(
    id: "unknown_element", group: .document, severity: .warning,
    summary: "element that the format does not have",
    reason: """
      Xcode does not open the document, or leaves out the element with everything in it. The document may also be \
      of a newer version of Xcode than this rule knows.
      """,
    repair: "Open the file as source code, and remove the element or replace it by one that Interface Builder writes",
    examples: [
      .bad(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" id="vw1">
            <subviews>
              «<spacer userLabel="Gap" id="sp1"/>»
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
      guard case .unknownElement(nil) = deviation.kind else { return }
      findings.report(deviation, "`\(deviation.element.name)` is not an element of the format")
    })
}
