import IBModel
import IBXML

extension Rule {
  static let tableViewWithoutDataSource = Rule(
    id: "table_view_without_data_source", group: .connections, severity: .info, isOptIn: true,
    summary: "prototypes in a table without a data source",
    reason: "The table is empty unless code sets its data source.",
    repair: "Connections inspector of the table view › connect `dataSource`",
    examples: [
      .bad(
        """
        <viewController userLabel="Login" id="vc1">
          «<tableView key="view" dataMode="prototypes" userLabel="Rows" id="tv1">»
            <prototypes>
              <tableViewCell userLabel="Row" reuseIdentifier="row" id="tc1"/>
            </prototypes>
          </tableView>
        </viewController>
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
      guard document.platform.isUIKit, let table = Object(element), element.child("prototypes") != nil,
        table.outlets("dataSource").isEmpty, table.viewTreeOwner?.kind != "tableViewController"
      else { return }
      findings.report(element, "\(table.reference) has prototypes, but no data source")
    })
}
