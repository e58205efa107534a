import IBModel

extension Rule {
  static let misplacedElement = Rule(
    id: "misplaced_element", group: .document, severity: .error,
    summary: "element in a place where the format does not allow it",
    reason: "Xcode does not open the document, or leaves out the element with everything in it.",
    repair: "Open the file as source code and move the element to where Interface Builder writes such elements",
    examples: [
      .bad(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" id="vw1">
            «<label userLabel="Title" id="lb1"/>»
          </view>
        </viewController>
        """),
      .bad(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" id="vw1">
            <subviews>
              <label userLabel="Title" id="lb1"/>
              «<constraint firstItem="lb1" firstAttribute="top" secondItem="vw1" secondAttribute="top" id="cs1"/>»
            </subviews>
          </view>
        </viewController>
        """),
      .good(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" id="vw1">
            <subviews>
              <label userLabel="Title" id="lb1"/>
            </subviews>
            <constraints>
              <constraint firstItem="lb1" firstAttribute="top" secondItem="vw1" secondAttribute="top" id="cs1"/>
            </constraints>
          </view>
        </viewController>
        """),
    ],
    check: .deviations { deviation, findings in
      guard case .misplacedElement(let parent) = deviation.kind else { return }
      let element = deviation.element
      let subject = Object(element)?.reference ?? "the `\(element.name)`"
      findings.report(deviation, "\(subject) is directly in the `\(parent)`, which does not hold such elements")
    })
}
