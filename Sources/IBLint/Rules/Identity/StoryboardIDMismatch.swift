import IBModel
import IBXML

extension Rule {
  static let storyboardIdMismatch = Rule(
    id: "storyboard_id_mismatch", group: .identity, severity: .warning, isOptIn: true,
    aliases: ["storyboard_viewcontroller_id"],
    summary: "storyboard identifier that is not the name of the class",
    reason: "Code that makes the view controller by the name of its class does not find it.",
    repair: "Identity inspector › Storyboard ID: enter the name of the class",
    fix: .unsafe(
      "Writes the name of the class. Code that uses the old identifier no longer finds the view controller."),
    examples: [
      .bad(
        """
        <viewController userLabel="Login" «storyboardIdentifier="login"» customClass="LoginController" customModule="App" customModuleProvider="target" id="vc1">
          <view key="view" id="vw1"/>
        </viewController>
        """,
        fixed: """
          <viewController userLabel="Login" storyboardIdentifier="LoginController" customClass="LoginController" customModule="App" customModuleProvider="target" id="vc1">
            <view key="view" id="vw1"/>
          </viewController>
          """),
      .good(
        """
        <viewController userLabel="Login" storyboardIdentifier="LoginController" customClass="LoginController" customModule="App" customModuleProvider="target" id="vc1">
          <view key="view" id="vw1"/>
        </viewController>
        """),
    ],
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
