import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let templateAttributesDuplicate = Rule(
    id: "template_attributes_duplicate", group: .templates, severity: .info,
    summary: "key path that is listed twice",
    reason: """
      The value is transferred twice, which changes nothing. Often another key path was meant.
      """,
    repair: "Attributes inspector of the view › list each key path once",
    fix: .safe("Removes the repeated key paths from the list."),
    examples: [
      .bad(
        template: TemplateParts(
          parts: """
            <userDefinedRuntimeAttributes>
              «<userDefinedRuntimeAttribute type="string" keyPath="templateAttributes" value="alpha, alpha"/>»
            </userDefinedRuntimeAttributes>
            """, target: "alpha"),
        fixed: TemplateParts(
          parts: """
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="string" keyPath="templateAttributes" value="alpha"/>
            </userDefinedRuntimeAttributes>
            """, target: "alpha")),
      .good(template: TemplateParts()),
    ],
    check: .document { document, findings in
      for list in document.keyPathLists {
        let repeated = list.pieces.filter { !$0.isEmpty }.repetitions { $0 }.map(\.later)
        guard !repeated.isEmpty, let value = list.attribute.element.attribute(.value) else { continue }
        var seen: Set<String> = []
        let text = list.pieces.filter { seen.insert($0).inserted }.joined(separator: ", ")
        findings.report(
          list.attribute.element, "\(repeated.map { "`\($0)`" }.joined(separator: ", ")) is listed twice",
          fix: .safe("List each key path once") { $0.setAttribute(.value, to: text, on: value.element) })
      }
    })
}
