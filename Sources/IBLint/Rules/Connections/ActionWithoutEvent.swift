import IBModel
import IBXML

extension Rule {
  static let actionWithoutEvent = Rule(
    id: "action_without_event", group: .connections, severity: .error,
    summary: "action of a control without an event",
    reason: "The control never sends the action, and Xcode may not open the document.",
    repair: "Connections inspector of the control › remove the action and connect an event to the method again",
    examples: [
      .bad(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" userLabel="Page" id="vw1">
            <subviews>
              <button userLabel="Save" id="bt1">
                <connections>
                  «<action selector="save:" destination="cu1" id="ac1"/>»
                </connections>
              </button>
              <view userLabel="Card" customClass="CardView" id="cu1"/>
            </subviews>
          </view>
        </viewController>
        """),
      .good(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" userLabel="Page" id="vw1">
            <subviews>
              <button userLabel="Save" id="bt1">
                <connections>
                  <action selector="save:" destination="cu1" eventType="touchUpInside" id="ac1"/>
                </connections>
              </button>
              <view userLabel="Card" customClass="CardView" id="cu1"/>
            </subviews>
          </view>
        </viewController>
        """),
    ],
    check: .connections([.action]) { action, document, findings in
      guard document.platform.isUIKit, let source = action.source,
        source.kind.isControl(on: document.platform),
        action.element.attribute("eventType") == nil
      else { return }
      findings.report(action.element, "the action `\(action.label)` of \(source.reference) has no event")
    })
}
