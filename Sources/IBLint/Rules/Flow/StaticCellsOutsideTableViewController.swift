import IBModel
import IBXML

extension Rule {
  static let staticCellsOutsideTableViewController = Rule(
    "static_cells_outside_table_view_controller", .flow, .error,
    check: .elements(["sections"]) { sections, document, findings in
      // Xcode leaves an empty list in tables that had static cells.
      guard document.platform.isUIKit, let element = sections.parent, element["dataMode"] == "static",
        element.parent?.name != "tableViewController", sections.children.first != nil, let table = Object(element)
      else { return }
      findings.report(
        sections, "\(table.reference) has static cells, but is not the view of a table view controller")
    })
}
