import IBModel
import IBXML

extension Rule {
  static let unwindWithoutAction = Rule(
    "unwind_without_action", .flow, .error,
    check: .connections([.segue]) { segue, _, findings in
      guard segue.element[.kind] == "unwind", segue.element["unwindAction"]?.isEmpty != false
      else { return }
      findings.report(segue.element, "the \(segue.segueName) has no unwind action")
    })
}
