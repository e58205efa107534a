import IBModel
import IBProject
import IBSources
import IBXML

extension Rule {
  static let unusedAction = Rule(
    id: "unused_action", group: .connections, severity: .warning, isOptIn: true, needs: [.documents, .sources],
    summary: "method marked `@IBAction` that no document connects",
    reason: "A control lost its connection and does nothing; or nobody needs the method.",
    repair: "Connect a control to the method, or remove `@IBAction` if only code calls it",
    examples: unusedExamples(
      member: "@IBAction func login(_ sender: Any) {}",
      connections: #"<action selector="login:" destination="vc1" eventType="touchUpInside" id="ac1"/>"#,
      inView: true) + [unwindExample],
    check: .inspection { inspection, findings in
      findings.reportUnused(.action, "action", in: inspection) { index, selector in
        // The first responder can be of any class.
        index.openActions.contains(selector) ? nil : index.classes(receivingAction: selector)
      }
    })

  private static let unwindExample = Example.good(
    scenes: """
      <viewController customClass="LoginController" customModule="Shop" customModuleProvider="target" id="vc1">
        <view key="view" id="vw1"/>
        <connections>
          <segue destination="ex1" kind="unwind" identifier="Back" unwindAction="unwindToList:" id="sg1"/>
        </connections>
      </viewController>
      <placeholder placeholderIdentifier="IBFirstResponder" id="fr1" sceneMemberID="firstResponder"/>
      <exit id="ex1" userLabel="Exit" sceneMemberID="exit"/>
      """,
    files: [
      "LoginController.swift": """
      class LoginController: UIViewController {
        @IBAction func unwindToList(_ segue: UIStoryboardSegue) {}
      }
      """
    ])
}
