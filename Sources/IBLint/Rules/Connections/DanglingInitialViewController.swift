import IBModel
import IBXML

extension Rule {
  static let danglingInitialViewController = Rule(
    id: "dangling_initial_view_controller", group: .connections, severity: .error,
    summary: "initial view controller that is not in the document",
    reason: "The app shows a black screen or crashes when it loads the storyboard.",
    repair: "Attributes inspector of the first view controller › select Is Initial View Controller",
    fix: .unsafe("Removes the reference. The storyboard has no initial view controller then."),
    examples: [
      .bad(Example.storyboard(#"«initialViewController="vc9"»"#), fixed: Example.storyboard()),
      .good(Example.storyboard(#"initialViewController="vc1""#)),
    ],
    check: .elements([.document]) { root, document, findings in
      guard let initial = root.attribute(.initialViewController) else { return }
      if let object = document.object(initial.id) {
        guard !object.isTopLevel else { return }
        findings.report(
          initial, "the initial view controller is \(object.reference), which is not the controller of a scene",
          related: [Finding.Related(object.element, "the object")])
      } else {
        findings.report(
          initial, "the initial view controller is `\(initial.value)`, which is not in this document",
          fix: .setting(.initialViewController, of: root, to: nil, .unsafe),
          cause: .missingObject(initial.id))
      }
    })
}
