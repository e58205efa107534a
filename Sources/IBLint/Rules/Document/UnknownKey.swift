import IBModel

extension Rule {
  static let unknownKey = Rule(
    id: "unknown_key", group: .document, severity: .error,
    summary: "element with a key that such elements do not have",
    reason: """
      The key says what an element is for. Xcode does not open the document, or leaves out the element: a view \
      without frame, a button without its color.
      """,
    repair: "Open the file as source code and correct the key",
    fix: .unsafe("Corrects a misspelled key. The element has an effect then."),
    examples: [
      .bad(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" id="vw1">
            <rect «key="frme"» x="0.0" y="0.0" width="375" height="667"/>
          </view>
        </viewController>
        """,
        fixed: """
          <viewController userLabel="Login" id="vc1">
            <view key="view" id="vw1">
              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            </view>
          </viewController>
          """),
      .good(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" id="vw1">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          </view>
        </viewController>
        """),
    ],
    check: .deviations { deviation, findings in
      guard case .unknownRole(let key, let nearest, let others) = deviation.kind else { return }
      let hint =
        nearest.map { "; did you mean `\($0)`?" } ?? others.first.map { "; it is one of `\($0)`" } ?? ""
      findings.report(
        deviation, "`\(key)` is not a key of `\(deviation.element.name)`\(hint)",
        fix: nearest.map { deviation.setting(.key, to: $0) })
    })
}
