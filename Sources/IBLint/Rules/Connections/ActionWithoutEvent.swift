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
        onLoginPage: """
          <button userLabel="Save" id="bt1">
            <connections>
              «<action selector="save:" destination="cu1" id="ac1"/>»
            </connections>
          </button>
          <view userLabel="Card" customClass="CardView" id="cu1"/>
          """),
      .good(
        onLoginPage: """
          <button userLabel="Save" id="bt1">
            <connections>
              <action selector="save:" destination="cu1" eventType="touchUpInside" id="ac1"/>
            </connections>
          </button>
          <view userLabel="Card" customClass="CardView" id="cu1"/>
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
