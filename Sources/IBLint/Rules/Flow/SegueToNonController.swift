import IBModel
import IBXML

extension Rule {
  static let segueToNonController = Rule(
    "segue_to_non_controller", .flow, .error,
    check: .connections([.segue]) { segue, document, findings in
      guard segue.element[.kind] != "unwind",
        let target = segue.destination.flatMap({ document.object($0) }), !target.canBeShown
      else { return }
      findings.report(
        segue.element, "the \(segue.segueName) leads to \(target.reference), which is not a view controller")
    })
}

extension Object {
  /// Whether a segue can lead to the object. Kinds that are unknown may be controllers.
  fileprivate var canBeShown: Bool {
    switch category {
    case .controller, .placeholder, .other: true
    case .window: true
    default: kind == "exit"
    }
  }
}
