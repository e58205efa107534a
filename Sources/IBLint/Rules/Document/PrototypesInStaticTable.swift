import IBModel
import IBXML

extension Rule {
  static let prototypesInStaticTable = Rule(
    id: "prototypes_in_static_table", group: .document, severity: .warning,
    summary: "table view with static cells and prototypes",
    reason: "The app ignores the prototypes, and a data source that asks for one crashes.",
    repair: "Attributes inspector of the table view › Content: choose Dynamic Prototypes, or delete the prototypes",
    examples: [
      .bad(
        """
        <tableViewController userLabel="Settings" id="vc1">
          «<tableView key="view" dataMode="static" userLabel="Rows" id="tv1">»
            <prototypes>
              <tableViewCell userLabel="Row" reuseIdentifier="row" id="tc1"/>
            </prototypes>
          </tableView>
        </tableViewController>
        """),
      .good(
        """
        <tableViewController userLabel="Settings" id="vc1">
          <tableView key="view" dataMode="prototypes" userLabel="Rows" id="tv1">
            <prototypes>
              <tableViewCell userLabel="Row" reuseIdentifier="row" id="tc1"/>
            </prototypes>
          </tableView>
        </tableViewController>
        """),
    ],
    check: .elements(["tableView"]) { element, document, findings in
      guard document.platform.isUIKit, let table = Object(element), element["dataMode"] == "static",
        element.child("prototypes")?.children.isEmpty == false
      else { return }
      findings.report(element, "\(table.reference) has static cells, so that its prototypes are ignored")
    })
}
