import IBModel
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
      inView: true),
    check: .inspection { inspection, findings in
      findings.reportUnused(.action, "action", in: inspection) { index, selector in
        // The first responder can be of any class.
        index.openActions.contains(selector) ? nil : index.classes(receivingAction: selector)
      }
    })
}
