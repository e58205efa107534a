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
      if case .viewWithoutID = problem.kind { findings.report(problem, in: document) }
    })
}
