import IBModel
import IBXML

extension Rule {
  static let unwindWithoutExit = Rule(
    "unwind_without_exit", .connections, .error,
    check: .connections([.segue]) { segue, document, findings in
      guard segue.element[.kind] == "unwind", let destination = segue.destination,
        let object = document.object(destination), object.kind != "exit"
      else { return }
      findings.report(
        segue.element.startTagRange,
        "the unwind segue of \(segue.sourceName) leads to \(object.reference), which is not the exit of a scene",
        object: segue.source, related: [Finding.Related(object.element, "the destination of the segue")])
    })
}
