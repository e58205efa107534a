import IBModel
import IBScene
import IBXML

extension Rule {
  static let viewWithoutID = Rule(
    id: "view_without_id", group: .layout, severity: .warning,
    summary: "view without an id",
    reason: "Constraints and connections cannot refer to the view, and Xcode may not open the document.",
    repair: "Open the file as source code and give the element an id that is unique in the document",
    examples: [
      .bad(
        subviews: """
          «<label userLabel="Title"/>»
          """),
      .good(
        subviews: """
          <label userLabel="Title" id="lb1"/>
          """),
    ],
    check: .problems { problem, document, findings in
      guard case .viewWithoutID(let name) = problem.kind else { return }
      findings.report(problem.place, "the `\(name)` has no id", object: problem.object)
    })
}
