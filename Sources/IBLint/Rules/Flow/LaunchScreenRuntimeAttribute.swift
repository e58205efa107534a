import IBModel
import IBXML

extension Rule {
  static let launchScreenRuntimeAttribute = Rule(
    id: "launch_screen_runtime_attribute", group: .flow, severity: .error,
    summary: "runtime attribute in a launch screen",
    reason: "Xcode does not compile a launch screen with runtime attributes: no code runs while the system shows it.",
    repair: "Identity inspector › User Defined Runtime Attributes › remove the attribute",
    fix: .unsafe("Removes the attribute, which has no effect in a launch screen."),
    examples: [
      .badLaunchScreen(
        """
        <viewController id="vc1">
          <view key="view" userLabel="Card" id="vw1">
            <userDefinedRuntimeAttributes>
              «<userDefinedRuntimeAttribute type="boolean" keyPath="isRound" value="YES"/>»
            </userDefinedRuntimeAttributes>
          </view>
        </viewController>
        """,
        fixed: """
          <viewController id="vc1">
            <view key="view" userLabel="Card" id="vw1"/>
          </viewController>
          """),
      .goodLaunchScreen(
        """
        <viewController id="vc1">
          <view key="view" userLabel="Card" id="vw1"/>
        </viewController>
        """),
    ],
    check: .elements([.userDefinedRuntimeAttribute]) { element, document, findings in
      guard document.isLaunchScreen, let attribute = RuntimeAttribute(element) else { return }
      findings.report(
        element, "the runtime attribute `\(attribute.keyPath)` is in a launch screen",
        fix: .unsafe("Remove the attribute") { $0.remove(element) })
    })
}
