import IBModel
import IBXML

extension Rule {
  static let danglingAction = Rule(
    id: "dangling_action", group: .connections, severity: .error,
    summary: "action that is sent to an object the document does not contain",
    reason: "The control does nothing when it is used, or sends its action up the responder chain to another object.",
    repair: "Connections inspector › remove the action that has a warning sign, or connect it anew",
    fix: .unsafe("Removes the action. Whatever it should be sent to is left to be connected."),
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
    check: .elements([.action]) { element, document, findings in
      guard let action = Connection(element) else { return }
      findings.reportDangling(action, subject: "action `\(action.label)`", in: document, fix: "Remove the action")
    })
}
