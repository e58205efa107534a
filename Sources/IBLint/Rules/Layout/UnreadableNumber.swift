import IBModel
import IBScene
import IBXML

extension Rule {
  static let unreadableNumber = Rule(
    id: "unreadable_number", group: .layout, severity: .error,
    summary: "attribute whose value is not a number",
    reason: "Xcode does not compile the document, or uses 0 instead of the value.",
    repair: "Size inspector › enter the number again",
    examples: [
      .bad(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" constant="«1o0»" id="cs1"/>
          """),
      .good(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" constant="100" id="cs1"/>
          """),
    ],
    check: .problems { problem, document, findings in
      guard case .unreadableNumber(let name, let text) = problem.kind else { return }
      findings.report(problem, in: document, "`\(text)` is not a number (`\(name)`)")
    })
}
