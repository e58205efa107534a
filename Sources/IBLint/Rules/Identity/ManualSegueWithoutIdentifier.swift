import IBModel
import IBXML

extension Rule {
  static let manualSegueWithoutIdentifier = Rule(
    id: "manual_segue_without_identifier", group: .identity, severity: .warning,
    summary: "segue that only code can perform, without an identifier",
    reason: "The segue begins at the view controller, so no control performs it, and code cannot either.",
    repair: "Attributes inspector of the segue › Identifier, or delete the segue",
    examples: [
      .bad(
        scenes: """
          <viewController userLabel="List" id="vc1">
            <connections>
              «<segue destination="vc2" kind="show" id="sg1"/>»
            </connections>
          </viewController>

          <viewController userLabel="Detail" id="vc2"/>
          """),
      .good(
        scenes: """
          <viewController userLabel="List" id="vc1">
            <connections>
              <segue destination="vc2" kind="show" identifier="showDetail" id="sg1"/>
            </connections>
          </viewController>

          <viewController userLabel="Detail" id="vc2"/>
          """),
    ],
    check: .connections([.segue]) { segue, document, findings in
      guard document.platform != .watchOS, segue.element[.identifier]?.isEmpty ?? true, segue.isManual,
        let source = segue.source
      else { return }
      findings.report(
        segue.element.startTagRange,
        """
        the segue from \(source.reference) to \(segue.destinationName(in: document)) begins at the view controller, but has \
        no identifier
        """,
        object: source)
    })
}
