import IBModel

extension Rule {
  static let misspelledAttribute = Rule(
    id: "misspelled_attribute", group: .document, severity: .error,
    summary: "attribute whose name is misspelled",
    reason: "Xcode ignores the attribute or does not open the document.",
    repair: "Open the file as source code and correct the name of the attribute",
    fix: .unsafe("Corrects the name. The attribute has an effect then."),
    examples: [
      .bad(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" id="vw1">
            <subviews>
              <label «linebreakMode="wordWrap"» userLabel="Title" id="lb1"/>
            </subviews>
          </view>
        </viewController>
        """,
        fixed: """
          <viewController userLabel="Login" id="vc1">
            <view key="view" id="vw1">
              <subviews>
                <label lineBreakMode="wordWrap" userLabel="Title" id="lb1"/>
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
      guard case .unknownAttribute(let name, let nearest?) = deviation.kind else { return }
      let element = deviation.element.name
      findings.report(
        deviation, "`\(name)` is not an attribute of `\(element)`; did you mean `\(nearest)`?",
        fix: deviation.renamingAttribute(name, to: nearest))
    })
}
