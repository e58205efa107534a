import IBModel

extension Rule {
  static let misplacedAttribute = Rule(
    id: "misplaced_attribute", group: .document, severity: .info, isOptIn: true,
    summary: "attribute that only other elements have",
    reason: """
      Xcode ignores the attribute and drops it when it saves the document, unless it is of a version that gives \
      such elements the attribute.
      """,
    repair: "Open the file as source code, and remove the attribute or move it to the element it is meant for",
    fix: .unsafe("Removes the attribute."),
    examples: [
      .bad(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" id="vw1">
            <subviews>
              <button userLabel="Save" «text="Save"» id="bt1"/>
            </subviews>
          </view>
        </viewController>
        """,
        fixed: """
          <viewController userLabel="Login" id="vc1">
            <view key="view" id="vw1">
              <subviews>
                <button userLabel="Save" id="bt1"/>
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
      guard case .foreignAttribute(let name) = deviation.kind else { return }
      findings.report(
        deviation, "`\(deviation.element.name)` does not have the attribute `\(name)`",
        fix: deviation.removingAttribute(name))
    })
}
