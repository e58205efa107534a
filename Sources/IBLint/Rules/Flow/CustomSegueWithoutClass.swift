import IBModel
import IBXML

extension Rule {
  static let customSegueWithoutClass = Rule(
    "custom_segue_without_class", .flow, .error,
    check: .connections([.segue]) { segue, document, findings in
      guard document.platform != .watchOS, segue.element[.kind] == "custom",
        segue.element[.customClass]?.isEmpty != false
      else { return }
      findings.report(segue.element, "the \(segue.segueName) is custom, but has no class")
    })
}
