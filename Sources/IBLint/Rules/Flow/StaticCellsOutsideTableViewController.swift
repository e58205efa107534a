import IBModel
import IBXML

extension Rule {
  static let staticCellsOutsideTableViewController = Rule(
    id: "static_cells_outside_table_view_controller", group: .flow, severity: .error,
    summary: "static cells in a table that is not the view of a table view controller",
    reason: "Xcode does not compile the document: only a table view controller supplies static cells.",
    repair: "Use a table view controller, or select the table › Attributes inspector › Content › Dynamic Prototypes",
    examples: [
      .bad(
        """
        <viewController userLabel="Settings" id="vc1">
          <tableView key="view" dataMode="static" id="tv1">
            «<sections>»
              <tableViewSection id="se1">
                <cells>
                  <tableViewCell userLabel="Sound" id="ce1"/>
                </cells>
              </tableViewSection>
            </sections>
          </tableView>
        </viewController>
        """),
      .good(
        """
        <tableViewController userLabel="Settings" id="vc1">
          <tableView key="view" dataMode="static" id="tv1">
            <sections>
              <tableViewSection id="se1">
                <cells>
                  <tableViewCell userLabel="Sound" id="ce1"/>
                </cells>
              </tableViewSection>
            </sections>
          </tableView>
        </tableViewController>
        """),
    ],
    check: .elements(["sections"]) { sections, document, findings in
      // Xcode leaves an empty list behind in tables that had static cells.
      guard document.platform.isUIKit, let element = sections.parent, element["dataMode"] == "static",
        element.parent?.name != "tableViewController", sections.children.first != nil, let table = Object(element)
      else { return }
      findings.report(
        sections, "\(table.reference) has static cells, but is not the view of a table view controller")
    })
}
