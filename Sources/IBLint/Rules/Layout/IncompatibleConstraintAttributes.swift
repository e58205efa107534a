import IBModel
import IBScene
import IBXML

extension Rule {
  static let incompatibleConstraintAttributes = Rule(
    id: "incompatible_constraint_attributes", group: .layout, severity: .error, aliases: ["incompatible_attributes"],
    summary: "constraint between attributes that cannot be compared",
    reason: """
      Sizes can be compared only with sizes, and positions only with positions on the same axis. Other pairs \
      raise an exception when the scene is loaded.
      """,
    repair: "Size inspector › delete the constraint, then add it again",
    examples: [
      .bad(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw1" secondAttribute="«top»" id="cs1"/>
          """),
      .good(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" id="cs1"/>
          """),
    ],
    check: .problems { problem, document, findings in
      if case .pairing = problem.kind { findings.report(problem, in: document) }
    })
}
