import IBModel
import IBScene
import IBXML

extension Rule {
  static let priorityOutOfRange = Rule(
    id: "priority_out_of_range", group: .layout, severity: .error,
    summary: "priority that is not from 1 to 1000",
    reason: "Setting such a priority raises an exception when the scene is loaded.",
    repair: "Size inspector › enter a priority from 1 to 1000",
    examples: [
      .bad(
        """
        <viewController id="vc1">
          <view key="view" userLabel="Page" id="vw1">
            <subviews>
              <label userLabel="Title" id="lb1"/>
            </subviews>
            <constraints>
              <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" priority="«1900»" id="cs1"/>
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
              <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" priority="900" id="cs1"/>
            </constraints>
          </view>
        </viewController>
        """),
    ],
    check: .problems { problem, document, findings in
      guard case .priorityOutOfRange = problem.kind else { return }
      let priority = document.text(at: problem.place)
      findings.report(problem, in: document, "the priority \(priority) is not in the range from 1 to 1000")
    })
}
