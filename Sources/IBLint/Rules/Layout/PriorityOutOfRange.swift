import IBModel
import IBScene
import IBXML

extension Rule {
  static let priorityOutOfRange = Rule(
    id: "priority_out_of_range", group: .layout, severity: .error,
    summary: "priority that is not from 1 to 1000",
    reason: "Setting such a priority raises an exception when the scene is loaded.",
    repair: "Size inspector › enter a priority from 1 to 1000",
    examples: [
      .bad(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" priority="«1900»" id="cs1"/>
          """),
      .good(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" priority="900" id="cs1"/>
          """),
    ],
    check: .problems { problem, document, findings in
      if case .priorityOutOfRange = problem.kind { findings.report(problem, in: document) }
    })
}
