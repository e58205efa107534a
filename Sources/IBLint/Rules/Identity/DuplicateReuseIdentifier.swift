import IBModel
import IBXML

extension Rule {
  static let duplicateReuseIdentifier = Rule(
    id: "duplicate_reuse_identifier", group: .identity, severity: .error,
    summary: "reuse identifier of two prototype cells of one table or collection",
    reason: "The table or collection knows only one of the two cells, so the app never shows the other one.",
    repair: "Attributes inspector of one of the cells › Identifier › enter another identifier",
    examples: [
      .bad(
        """
        <viewController userLabel="List" id="vc1">
          <tableView key="view" id="tv1">
            <prototypes>
              <tableViewCell reuseIdentifier="city" userLabel="City" id="ce1"/>
              <tableViewCell «reuseIdentifier="city"» userLabel="Country" id="ce2"/>
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
              <tableViewCell reuseIdentifier="country" userLabel="Country" id="ce2"/>
            </prototypes>
          </tableView>
        </viewController>
        """),
    ],
    check: .elements([.prototypes, .cells]) { list, document, findings in
      let cells = list.children.filter(\.isPrototype)
      for (first, later) in cells.repetitions(by: { $0["reuseIdentifier"] }) {
        guard let identifier = later.attribute("reuseIdentifier"), !identifier.value.isEmpty, let cell = Object(first)
        else { continue }
        findings.report(
          identifier, "\(cell.reference) already has the reuse identifier `\(identifier.value)`",
          related: [Finding.Related(first, "the first cell with this identifier")])
      }
    })
}
