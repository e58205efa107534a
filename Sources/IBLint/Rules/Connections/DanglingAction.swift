import IBModel
import IBXML

extension Rule {
  static let danglingAction = Rule(
    id: "dangling_action", group: .connections, severity: .error,
    summary: "action that is sent to an object that is not in the document",
    reason: "The control does nothing when it is used, or its action goes up the responder chain to another object.",
    repair: "Connections inspector › remove the action with the warning sign, or reconnect it",
    fix: .unsafe("Removes the action. If the control needs one, connect it again."),
    examples: [
      .bad(
        """
        <viewController id="vc1">
          <button key="view" userLabel="Save" id="bt1">
            <connections>
              «<action selector="save:" destination="vc9" eventType="touchUpInside" id="ac1"/>»
            </connections>
          </button>
        </viewController>
        """,
        fixed: """
          <viewController id="vc1">
            <button key="view" userLabel="Save" id="bt1"/>
          </viewController>
          """),
      .good(
        """
        <viewController id="vc1">
          <button key="view" userLabel="Save" id="bt1">
            <connections>
              <action selector="save:" destination="vc1" eventType="touchUpInside" id="ac1"/>
            </connections>
          </button>
        </viewController>
        """),
      .good(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
          <objects>
            <menuItem title="Undo" id="mi1">
              <connections>
                <action selector="undo:" target="-1" id="ac1"/>
              </connections>
            </menuItem>
          </objects>
        </document>
        """),
    ],
    check: .connections([.action]) { action, document, findings in
      findings.reportDangling(action, subject: "action `\(action.label)`", in: document, fix: "Remove the action")
    })
}
