import IBModel
import IBXML

extension Rule {
  static let delegateToStandardView = Rule(
    id: "delegate_to_standard_view", group: .connections, severity: .warning,
    summary: "delegate or data source that is a standard view",
    reason: """
      A label, button or other view without a custom class does not implement the methods of a delegate. A table whose \
      data source does not respond crashes or stays empty.
      """,
    repair: """
      Connections inspector › connect the delegate or data source to the view controller or to an object of a \
      class that implements it
      """,
    fix: .unsafe("Removes the connection. If another object should be asked, connect it again."),
    examples: [
      .bad(
        onLoginPage: """
          <tableView userLabel="Rows" id="tv1">
            <connections>
              «<outlet property="dataSource" destination="lb1" id="ou1"/>»
            </connections>
          </tableView>
          <label userLabel="Title" id="lb1"/>
          """,
        fixed: """
          <tableView userLabel="Rows" id="tv1"/>
          <label userLabel="Title" id="lb1"/>
          """),
      .good(
        onLoginPage: """
          <tableView userLabel="Rows" id="tv1">
            <connections>
              <outlet property="dataSource" destination="vc1" id="ou1"/>
            </connections>
          </tableView>
          <label userLabel="Title" id="lb1"/>
          """),
    ],
    check: .connections([.outlet]) { outlet, document, findings in
      guard document.platform.isUIKit, outlet.label == "delegate" || outlet.label == "dataSource",
        let view = outlet.destination.flatMap({ document.object($0) }), view.isView, view.customClass == nil
      else { return }
      findings.report(
        outlet.element, "the `\(outlet.label)` of \(outlet.sourceName) is \(view.reference), which is a standard view",
        fix: .removing(outlet))
    })
}
