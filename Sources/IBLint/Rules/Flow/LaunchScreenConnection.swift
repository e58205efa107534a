import IBModel
import IBXML

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
}

extension Connection {
  /// Whether Xcode makes the connection with the view controller: between containers and their contents, and from a
  /// table to its controller.
  fileprivate var isOfXcode: Bool {
    let property = element[.property]
    return isRelationship || property == "dataSource" || property == "delegate"
  }
}
