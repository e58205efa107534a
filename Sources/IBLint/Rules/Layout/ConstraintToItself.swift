import IBModel
import IBScene
import IBXML

extension Rule {
  static let constraintToItself = Rule(
    id: "constraint_to_itself", group: .layout, severity: .error, aliases: ["self_constraint"],
    summary: "constraint between an attribute and the same attribute",
    reason: "The constraint has no effect, or it can never be satisfied.",
    repair: "Size inspector › delete the constraint, then add it again",
    fix: .unsafe("Removes the constraint."),
    examples: [
      .bad(
        constraints: """
          «<constraint firstItem="lb1" firstAttribute="top" secondItem="lb1" secondAttribute="top" id="cs1"/>»
          """,
        fixed: """

          """),
      .good(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="top" secondItem="vw1" secondAttribute="top" id="cs1"/>
          """),
    ],
    check: .problems { problem, document, findings in
      guard problem.kind == .tiedToItself else { return }
      findings.report(
        problem, in: document,
        fix: problem.object.flatMap { Constraint($0.element) }.map { constraint in
          .unsafe("Remove the constraint") { $0.remove(constraint) }
        })
    })
}
