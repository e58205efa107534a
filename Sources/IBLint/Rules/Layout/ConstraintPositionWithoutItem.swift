import IBModel
import IBScene
import IBXML

extension Rule {
  static let constraintPositionWithoutItem = Rule(
    id: "constraint_position_without_item", group: .layout, severity: .error, aliases: ["position_without_second_item"],
    summary: "constraint that sets a position to a constant",
    reason: """
      A position is always relative to a second item. Without one, or with a multiplier of 0, the constraint raises an \
      exception when the scene is loaded.
      """,
    repair: "Size inspector › delete the constraint, then add it again",
    examples: [
      .bad(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="«leading»" constant="20" id="cs1"/>
          """),
      .bad(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" multiplier="«0»" constant="20" id="cs1"/>
          """),
      .good(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" constant="20" id="cs1"/>
          """),
    ],
    check: .problems { problem, document, findings in
      if case .positionWithoutItem = problem.kind { findings.report(problem, in: document) }
    })
}
