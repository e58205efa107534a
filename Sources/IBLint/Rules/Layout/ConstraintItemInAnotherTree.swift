import IBModel
import IBScene
import IBXML

extension Rule {
  static let constraintItemInAnotherTree = Rule(
    id: "constraint_item_in_another_tree", group: .layout, severity: .error,
    summary: "constraint between views of different view hierarchies",
    reason: """
      The constraint raises an exception when the scene is loaded, because its views have no common ancestor.
      """,
    repair: "Size inspector › delete the constraint, then add it again",
    examples: [
      .bad(
        """
        <viewController id="vc1">
          <view key="view" userLabel="Page" id="vw1">
            <constraints>
              <constraint firstItem="vw1" firstAttribute="width" secondItem="«vw2»" secondAttribute="width" id="cs1"/>
            </constraints>
          </view>
        </viewController>
        <view userLabel="Overlay" id="vw2"/>
        """),
      .good(
        """
        <viewController id="vc1">
          <view key="view" userLabel="Page" id="vw1">
            <subviews>
              <view userLabel="Overlay" id="vw2"/>
            </subviews>
            <constraints>
              <constraint firstItem="vw2" firstAttribute="width" secondItem="vw1" secondAttribute="width" id="cs1"/>
            </constraints>
          </view>
        </viewController>
        """),
    ],
    check: .problems { problem, document, findings in
      guard case .itemInAnotherTree(let item) = problem.kind else { return }
      findings.report(
        problem, in: document, related: [Finding.Related(item.element, "the view in the other hierarchy")])
    })
}
