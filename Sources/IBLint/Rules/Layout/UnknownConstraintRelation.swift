import IBModel
import IBScene
import IBXML

extension Rule {
  static let unknownConstraintRelation = Rule(
    id: "unknown_constraint_relation", group: .layout, severity: .error,
    summary: "constraint with an unknown relation",
    reason: "Xcode does not compile the document. Layout ignores the constraint.",
    repair: "Size inspector › edit the constraint and select a relation",
    examples: [
      .bad(
        constraints: """
          <constraint firstAttribute="height" relation="«almost»" constant="480" id="cs1"/>
          """),
      .good(
        constraints: """
          <constraint firstAttribute="height" relation="greaterThanOrEqual" constant="480" id="cs1"/>
          """),
    ],
    check: .problems { problem, document, findings in
      if case .unknownRelation = problem.kind { findings.report(problem, in: document) }
    })
}
