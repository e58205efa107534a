import IBModel
import IBXML

extension Rule {
  static let unconstrainedView = Rule(
    id: "unconstrained_view", group: .layout, severity: .warning, isOptIn: true,
    summary: "view without any constraint among views that have some",
    reason: "On other screens the view keeps the position it has on the canvas.",
    repair: "Select the view › Add New Constraints",
    examples: [
      .bad(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" userLabel="Page" id="vw1">
            <subviews>
              <label userLabel="Title" translatesAutoresizingMaskIntoConstraints="NO" id="lb1"/>
              «<label userLabel="Subtitle" id="lb2"/>»
            </subviews>
            <constraints>
              <constraint firstItem="lb1" firstAttribute="top" secondItem="vw1" secondAttribute="top" id="cs1"/>
              <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" id="cs2"/>
            </constraints>
          </view>
        </viewController>
        """),
      .good(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" userLabel="Page" id="vw1">
            <subviews>
              <label userLabel="Title" translatesAutoresizingMaskIntoConstraints="NO" id="lb1"/>
            </subviews>
            <constraints>
              <constraint firstItem="lb1" firstAttribute="top" secondItem="vw1" secondAttribute="top" id="cs1"/>
              <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" id="cs2"/>
            </constraints>
          </view>
        </viewController>
        """),
    ],
    check: .document { document, findings in
      guard document.usesAutoLayout else { return }
      let items = Set(document.constraints.flatMap(\.items))
      for view in document.views {
        guard let list = view.element.parent, list.name == .subviews, let superview = list.parent,
          superview.name != "stackView", !items.contains(view.id), view.element.child(.constraints) == nil,
          list.children.contains(where: { $0.id(.id).map(items.contains) ?? false })
        else { continue }
        findings.report(view.element, "\(view.reference) has no constraints, but views beside it do")
      }
    })
}
