import IBModel
import IBXML

extension Rule {
  static let reuseIdentifierMismatch = Rule(
    id: "reuse_identifier_mismatch", group: .identity, severity: .warning, isOptIn: true, aliases: ["reuse_identifier"],
    summary: "reuse identifier that is missing or not the name of the class",
    reason: "Code that asks for a cell by the name of its class does not find it.",
    repair: "Attributes inspector of the cell › Identifier: enter the name of the class",
    fix: .unsafe("Writes the name of the class. Code that uses the old identifier no longer finds the cell."),
    examples: [
      .bad(
        """
        <tableViewController userLabel="Settings" id="vc1">
          <tableView key="view" dataMode="prototypes" userLabel="Rows" id="tv1">
            <prototypes>
              <tableViewCell userLabel="Row" «reuseIdentifier="row"» customClass="RowCell" customModule="App" customModuleProvider="target" id="tc1"/>
            </prototypes>
          </tableView>
        </tableViewController>
        """,
        fixed: """
          <tableViewController userLabel="Settings" id="vc1">
            <tableView key="view" dataMode="prototypes" userLabel="Rows" id="tv1">
              <prototypes>
                <tableViewCell userLabel="Row" reuseIdentifier="RowCell" customClass="RowCell" customModule="App" customModuleProvider="target" id="tc1"/>
              </prototypes>
            </tableView>
          </tableViewController>
          """),
      .good(
        """
        <tableViewController userLabel="Settings" id="vc1">
          <tableView key="view" dataMode="prototypes" userLabel="Rows" id="tv1">
            <prototypes>
              <tableViewCell userLabel="Row" reuseIdentifier="RowCell" customClass="RowCell" customModule="App" customModuleProvider="target" id="tc1"/>
            </prototypes>
          </tableView>
        </tableViewController>
        """),
      .good(
        """
        <tableViewController userLabel="Settings" id="vc1">
          <tableView key="view" dataMode="static" userLabel="Rows" id="tv1">
            <sections>
              <tableViewSection id="se1">
                <cells>
                  <tableViewCell userLabel="Row" reuseIdentifier="row" customClass="RowCell" customModule="App" customModuleProvider="target" id="tc1"/>
                </cells>
              </tableViewSection>
            </sections>
          </tableView>
        </tableViewController>
        """),
    ],
    check: .document { document, findings in
      document.tree.visitElements(having: "reuseIdentifier") { element, attribute in
        guard let cell = Object(element), let name = cell.customClass, !name.isEmpty, attribute.value != name,
          !element.isStaticCell
        else { return }
        findings.report(
          attribute, "\(cell.reference) has the reuse identifier `\(attribute.value)`, but is a `\(name)`",
          fix: .setting(attribute.name, of: element, to: name, .unsafe))
      }
      guard document.kind == .xib else { return }
      for cell in document.objects where cell.isReusable && cell.element.attribute("reuseIdentifier") == nil {
        guard let name = cell.customClass, !name.isEmpty else { continue }
        findings.report(
          cell.element, "\(cell.reference) is a `\(name)`, but has no reuse identifier",
          fix: .setting("reuseIdentifier", of: cell.element, to: name, .unsafe))
      }
    })
}

extension Element {
  /// Whether the element is a cell of a section of a table, which no code asks for.
  fileprivate var isStaticCell: Bool {
    parent?.name == .cells && parent?.parent?.name == ElementKind.tableViewSection.name
  }
}

extension Object {
  /// Whether the object is a top-level view that tables or collections use again.
  fileprivate var isReusable: Bool {
    element.parent?.name == .objects && ElementKind.reusable.contains(kind)
  }
}
