import IBModel
import IBScene

extension Rule {
  static let unknownValue = Rule(
    id: "unknown_value", group: .document, severity: .warning,
    summary: "attribute with a value that Interface Builder does not use",
    reason: "Xcode may not open or compile the document, or uses the default value instead.",
    repair: "Attributes inspector › select the value again",
    fix: .unsafe("Corrects a misspelled value. The attribute has an effect then."),
    examples: [
      .bad(
        inLogin: """
          <stackView userLabel="Buttons" axis="«vertcal»" id="st1">
            <subviews>
              <button userLabel="Save" id="bt1"/>
              <button userLabel="Cancel" id="bt2"/>
            </subviews>
          </stackView>
          """,
        fixed: """
          <stackView userLabel="Buttons" axis="vertical" id="st1">
            <subviews>
              <button userLabel="Save" id="bt1"/>
              <button userLabel="Cancel" id="bt2"/>
            </subviews>
          </stackView>
          """),
      .good(
        inLogin: """
          <stackView userLabel="Buttons" axis="vertical" id="st1">
            <subviews>
              <button userLabel="Save" id="bt1"/>
              <button userLabel="Cancel" id="bt2"/>
            </subviews>
          </stackView>
          """),
    ],
    check: .inspection { inspection, findings in
      var places: Set<Int> = []
      for deviation in inspection.deviations {
        guard case .unknownValue(let name, let text, let nearest) = deviation.kind else { continue }
        places.insert(deviation.place.lowerBound)
        guard nearest != nil || deviation.isAboutWellKnownElement else { continue }
        let hint = nearest.map { "; did you mean `\($0)`?" } ?? ""
        findings.report(
          deviation, "`\(text)` is not a known value of `\(name)`\(hint)",
          fix: nearest.map { deviation.setting(name, to: $0) })
      }
      for problem in inspection.problems where !places.contains(problem.place.lowerBound) {
        guard case .unknownValue = problem.kind else { continue }
        findings.report(problem, in: inspection.document)
      }
    })
}
