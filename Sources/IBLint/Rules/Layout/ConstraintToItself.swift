import IBModel
import IBScene
import IBXML

extension Rule {
  static let constraintToItself = Rule(
    id: "constraint_to_itself", group: .layout, severity: .warning,
    summary: "constraint between an attribute and the same attribute",
    reason: "The constraint has no effect, or it can never be satisfied.",
    repair: "Size inspector › delete the constraint, then add it again",
    examples: [
      .bad(
        """
        <viewController id="vc1">
          <view key="view" userLabel="Page" id="vw1">
            <subviews>
              <label userLabel="Title" id="lb1"/>
            </subviews>
            <constraints>
              «<constraint firstItem="lb1" firstAttribute="top" secondItem="lb1" secondAttribute="top" id="cs1"/>»
            </constraints>
          </view>
        </viewController>
        """),
      .good(
        """
        <viewController id="vc1">
          <view key="view" userLabel="Page" id="vw1">
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
    check: .problems { problem, document, findings in
      guard problem.kind == .tiedToItself else { return }
      findings.report(problem, in: document, "both sides are the same attribute of the same item")
    })
}
