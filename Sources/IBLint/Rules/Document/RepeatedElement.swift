import IBModel
import IBXML

extension Rule {
  static let repeatedElement = Rule(
    id: "repeated_element", group: .document, severity: .error,
    summary: "second element of a kind that an object has only once",
    reason: """
      Xcode does not open the document, or uses one of the two elements and drops the other one with everything in \
      it. This is often the result of a merge.
      """,
    repair: "Open the file as source code, and remove one of the elements or join the two lists",
    examples: [
      .bad(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" id="vw1">
            <subviews>
              <label userLabel="Title" id="lb1"/>
            </subviews>
            «<subviews>»
              <button userLabel="Save" id="bt1"/>
            </subviews>
          </view>
        </viewController>
        """),
      .bad(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" id="vw1">
            <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
            «<rect key="frame" x="0.0" y="0.0" width="375" height="667"/>»
          </view>
        </viewController>
        """),
      .good(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" id="vw1">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews>
              <label userLabel="Title" id="lb1">
                <rect key="frame" x="20" y="20" width="100" height="20"/>
              </label>
            </subviews>
          </view>
        </viewController>
        """),
    ],
    check: .deviations { deviation, findings in
      guard case .repeatedElement(let first) = deviation.kind else { return }
      let element = deviation.element
      let owner = element.parent.flatMap { Object($0) }?.reference ?? "the `\(element.parent?.name ?? element.name)`"
      let role = element[.key].map { "element with the key `\($0)`" } ?? "`\(element.name)`"
      findings.report(
        deviation, "\(owner) has a second \(role)", related: [Finding.Related(first, "the first one")])
    })
}
