import IBModel
import IBXML

extension Rule {
  static let storyboardIdMismatch = Rule(
    "storyboard_id_mismatch", .identity, .warning, isOptIn: true, aliases: ["storyboard_viewcontroller_id"],
    fix: .unsafe,
    check: .document { document, findings in
      // Controllers of watchOS have an `identifier`, which code uses in another way.
      guard document.platform != .watchOS else { return }
      for controller in document.scenes.flatMap(\.objects) where controller.kind.isController {
        guard let name = controller.customClass, !name.isEmpty else { continue }
        let element = controller.element
        let fix = ProposedFix.setting("storyboardIdentifier", of: element, to: name, .unsafe)
        if let identifier = element.attribute("storyboardIdentifier") {
          guard identifier.value != name else { continue }
          findings.report(
            identifier,
            "\(controller.reference) has the storyboard identifier `\(identifier.value)`, but is a `\(name)`", fix: fix)
        } else {
          findings.report(element, "\(controller.reference) is a `\(name)`, but has no storyboard identifier", fix: fix)
        }
      }
    })
}
