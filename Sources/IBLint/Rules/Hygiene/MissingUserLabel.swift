import IBModel
import IBXML

extension Rule {
  static let missingUserLabel = Rule(
    id: "missing_user_label", group: .hygiene, severity: .info, isOptIn: true,
    summary: "view with constraints but without a name",
    reason: "In the outline and in messages, the view looks like all others of its kind.",
    repair: "Identity inspector › Document › Label: enter a name",
    examples: [
      .bad(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" userLabel="Page" id="vw1">
            <subviews>
              «<view id="cu1"/>»
            </subviews>
            <constraints>
              <constraint firstItem="cu1" firstAttribute="top" secondItem="vw1" secondAttribute="top" id="cs1"/>
            </constraints>
          </view>
        </viewController>
        """),
      .good(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" userLabel="Page" id="vw1">
            <subviews>
              <view userLabel="Card" id="cu1"/>
            </subviews>
            <constraints>
              <constraint firstItem="cu1" firstAttribute="top" secondItem="vw1" secondAttribute="top" id="cs1"/>
            </constraints>
          </view>
        </viewController>
        """),
    ],
    check: .document { document, findings in
      let items = Set(document.constraints.flatMap(\.items))
      for view in document.views where view.kind == .view && view.userLabel == nil && items.contains(view.id) {
        guard view.element.parent?.name == .subviews else { continue }
        findings.report(view.element, "\(view.reference) has constraints, but no label")
      }
    })
}
