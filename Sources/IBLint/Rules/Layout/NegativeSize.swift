import IBModel
import IBScene
import IBXML

extension Rule {
  static let negativeSize = Rule(
    id: "negative_size", group: .layout, severity: .warning,
    summary: "constraint that requires a negative width or height",
    reason: "Views cannot have a negative size, so the system breaks the constraint at run time.",
    repair: "Size inspector › enter a constant that is not negative",
    whenNotToUse: "Suppress it if code replaces the constant before the view is laid out.",
    examples: [
      .bad(
        constraints: """
          <constraint firstAttribute="width" constant="«-320»" id="cs1"/>
          """),
      .good(
        constraints: """
          <constraint firstAttribute="width" constant="320" id="cs1"/>
          """),
    ],
    check: .problems { problem, document, findings in
      if case .negativeSize = problem.kind { findings.report(problem, in: document) }
    })
}
