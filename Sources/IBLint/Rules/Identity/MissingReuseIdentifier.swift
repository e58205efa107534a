import IBModel
import IBXML

extension Rule {
  static let missingReuseIdentifier = Rule(
    id: "missing_reuse_identifier", group: .identity, severity: .warning, aliases: ["reuse_identifier"],
    summary: "prototype cell without a reuse identifier",
    reason: "Code cannot ask the table or collection for the cell, so the app never shows it, or crashes.",
    repair: "Attributes inspector of the cell › Identifier",
    whenNotToUse: "Suppress it for a prototype that only shows in Xcode what the cells look like.",
    examples: [
      .bad(
        """
        <viewController userLabel="List" id="vc1">
          <tableView key="view" id="tv1">
            <prototypes>
              «<tableViewCell userLabel="City" id="ce1"/>»
            </prototypes>
          </tableView>
        </viewController>
        """),
      .good(
        """
        <viewController userLabel="List" id="vc1">
          <tableView key="view" id="tv1">
            <prototypes>
              <tableViewCell reuseIdentifier="city" userLabel="City" id="ce1"/>
            </prototypes>
          </tableView>
        </viewController>
        """),
    ],
    check: .elements(ElementKind.reusable.map(\.name)) { element, document, findings in
      guard document.platform.isUIKit, element.isPrototype, element["reuseIdentifier"]?.isEmpty ?? true,
        let cell = Object(element)
      else { return }
      findings.report(element, "the prototype \(cell.reference) has no reuse identifier")
    })
}
