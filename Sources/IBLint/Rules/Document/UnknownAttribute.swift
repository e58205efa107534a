import IBModel

extension Rule {
  static let unknownAttribute = Rule(
    id: "unknown_attribute", group: .document, severity: .warning,
    summary: "attribute that the format does not have",
    reason: """
      Xcode ignores the attribute and drops it when it saves the document. The document may also be of a newer \
      version of Xcode than this rule knows.
      """,
    repair: """
      Set the property in the Attributes inspector, or as a user-defined runtime attribute in the Identity \
      inspector
      """,
    fix: .unsafe("Removes the attribute."),
    examples: [
      .bad(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" id="vw1">
            <subviews>
              <button userLabel="Save" «onClick="save"» id="bt1"/>
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
      guard case .unknownAttribute(let name, nil) = deviation.kind, deviation.isAboutWellKnownElement else { return }
      findings.report(
        deviation, "`\(name)` is not an attribute of the format",
        fix: deviation.removingAttribute(name))
    })
}
