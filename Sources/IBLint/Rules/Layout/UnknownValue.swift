import IBModel
import IBScene
import IBXML

extension Rule {
  static let unknownValue = Rule(
    id: "unknown_value", group: .layout, severity: .warning,
    summary: "attribute with a value that Interface Builder does not use",
    reason: "Xcode may not open or compile the document, or uses the default value instead.",
    repair: "Attributes inspector › select the value again",
    examples: [
      .bad(
        subviews: """
          <stackView userLabel="Buttons" axis="«upright»" id="st1">
            <subviews>
              <button userLabel="Save" id="bt1"/>
              <button userLabel="Cancel" id="bt2"/>
            </subviews>
          </stackView>
          """),
      .good(
        subviews: """
          <stackView userLabel="Buttons" axis="vertical" id="st1">
            <subviews>
              <button userLabel="Save" id="bt1"/>
              <button userLabel="Cancel" id="bt2"/>
            </subviews>
          </stackView>
          """),
    ],
    check: .problems { problem, document, findings in
      guard case .unknownValue(let name, let text) = problem.kind else { return }
      findings.report(problem, in: document, "`\(text)` is not a known value of `\(name)`")
    })
}
