import IBModel
import IBXML

extension Rule {
  static let launchScreenCustomClass = Rule(
    id: "launch_screen_custom_class", group: .flow, severity: .error,
    summary: "custom class in a launch screen",
    reason: "Xcode does not compile a launch screen with custom classes: no code runs while the system shows it.",
    repair: "Identity inspector › Class › delete the entry",
    fix: .unsafe("Removes the class, which a launch screen does not load."),
    examples: [
      .badLaunchScreen(
        """
        <viewController «customClass="LaunchController"» id="vc1"/>
        """,
        fixed: """
          <viewController id="vc1"/>
          """),
      .goodLaunchScreen(
        """
        <viewController id="vc1"/>
        """),
    ],
    check: .attributes([.customClass]) { attribute, document, findings in
      guard document.isLaunchScreen, let object = Object(attribute.element), object.category != .placeholder
      else { return }
      findings.report(
        attribute, "\(object.reference) has the custom class `\(attribute.value)`, but is in a launch screen",
        fix: .unsafe("Remove the class") { edit in
          for name: Name in [.customClass, .customModule, .customModuleProvider] {
            edit.setAttribute(name, to: nil, on: attribute.element)
          }
        })
    })
}
