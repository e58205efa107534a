import IBModel
import IBScene
import IBXML

extension Rule {
  static let unknownConstraintAttribute = Rule(
    id: "unknown_constraint_attribute", group: .layout, severity: .error,
    summary: "constraint with an unknown or missing layout attribute",
    reason: "Xcode does not compile the document. Layout ignores the constraint.",
    repair: """
      Open the file as source code and correct the attribute, or delete the constraint and add it again
      """,
    fix: .unsafe("Corrects a misspelled attribute. The constraint has an effect then."),
    examples: [
      .bad(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw1" secondAttribute="«leeding»" id="cs1"/>
          """,
        fixed: """
          <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" id="cs1"/>
          """),
      .good(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" id="cs1"/>
          """),
    ],
    check: .problems { problem, document, findings in
      switch problem.kind {
      case .unknownAttribute(let name, let text):
        let nearest = Misspelling.nearest(to: text, among: LayoutAttribute.allCases.map(\.rawValue))
        let fix = nearest.flatMap { nearest in
          problem.object.map { ProposedFix.setting(name, of: $0.element, to: nearest, .unsafe) }
        }
        findings.report(problem, in: document, fix: fix)
      case .missingAttribute: findings.report(problem, in: document)
      default: return
      }
    })
}
