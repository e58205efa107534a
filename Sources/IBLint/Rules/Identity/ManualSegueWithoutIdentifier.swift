import IBModel
import IBXML

extension Rule {
  static let manualSegueWithoutIdentifier = Rule(
    "manual_segue_without_identifier", .identity, .warning,
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
