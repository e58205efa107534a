import IBModel
import IBXML

/// Rules about launch screens, which the system shows before any code of the app runs.
extension Rule {
  static let launchScreenConnection = Rule(
    id: "launch_screen_connection", group: .flow, severity: .warning,
    summary: "connection in a launch screen",
    reason: "The connection has no effect: no code runs while the system shows a launch screen.",
    repair: "Connections inspector › remove the connection",
    whenNotToUse: "Ignore it if the storyboard is also loaded by the app itself, which is better served by a copy.",
    fix: .unsafe("Removes the connection, which a launch screen does not make."),
    examples: [
      .badLaunchScreen(
        """
        <viewController userLabel="Launch" id="vc1">
          <view key="view" id="vw1"/>
          <connections>
            «<outlet property="logo" destination="vw1" id="ou1"/>»
          </connections>
        </viewController>
        """,
        fixed: """
          <viewController userLabel="Launch" id="vc1">
            <view key="view" id="vw1"/>
          </viewController>
          """),
      .goodLaunchScreen(
        """
        <viewController userLabel="Launch" id="vc1">
          <view key="view" id="vw1"/>
        </viewController>
        """),
    ],
    check: .connections([.outlet, .outletCollection, .action, .segue]) { connection, document, findings in
      guard document.isLaunchScreen, !connection.isOfXcode else { return }
      findings.report(
        connection.element.startTagRange, "`\(document.text(of: connection))` is in a launch screen",
        object: connection.source,
        fix: .removing(connection))
    })

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

extension Connection {
  /// Whether Xcode makes the connection with the view controller: between containers and their contents, and from a
  /// table to its controller.
  fileprivate var isOfXcode: Bool {
    let property = element[.property]
    return isRelationship || property == "dataSource" || property == "delegate"
  }
}
