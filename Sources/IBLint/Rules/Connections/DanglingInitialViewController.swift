import IBModel
import IBXML

extension Rule {
  static let danglingInitialViewController = Rule(
    "dangling_initial_view_controller", .connections, .error, fix: .unsafe,
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
