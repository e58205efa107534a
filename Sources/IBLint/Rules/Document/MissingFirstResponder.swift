import IBModel
import IBXML

extension Rule {
  static let missingFirstResponder = Rule(
    "missing_first_responder", .document, .info, isOptIn: true,
    check: .elements([.scene]) { element, document, findings in
      guard document.platform != .watchOS, let objects = element.child(.objects),
        !objects.children.contains(where: {
          $0[.sceneMemberID] == "firstResponder" || $0["placeholderIdentifier"] == "IBFirstResponder"
        })
      else { return }
      findings.report(element, "the scene has no First Responder")
    })
}
