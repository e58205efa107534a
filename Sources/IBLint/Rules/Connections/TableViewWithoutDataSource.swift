import IBModel
import IBXML

extension Rule {
  static let tableViewWithoutDataSource = Rule(
    "table_view_without_data_source", .connections, .info, isOptIn: true,
    check: .elements(["tableView"]) { element, document, findings in
      guard document.platform.isUIKit, let table = Object(element), element.child("prototypes") != nil,
        table.outlets("dataSource").isEmpty, table.viewTreeOwner?.kind != "tableViewController"
      else { return }
      findings.report(element, "\(table.reference) has prototypes, but no data source")
    })
}
