import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let templateAttributesMissingKey = Rule(
    id: "template_attributes_missing_key", group: .templates, severity: .info, isOptIn: true,
    summary: "key path that a target lists and its template view does not",
    reason: """
      The value is captured, but applying the template neither changes it nor keeps the list.
      """,
    repair: "List the key path at the template view as well, or remove it from the target",
    examples: [
      .bad(
        template: TemplateParts(
          root: """
            «<view userLabel="Wide" customClass="LDOLayoutTemplate" id="tp1">»
            """, target: "alpha")),
      .good(template: TemplateParts()),
    ],
    check: .templates { templates, findings in
      for facts in templates {
        for participant in facts.template.participants {
          let listed = Set(KeyPathList.keyPaths(of: participant.view))
          let missing = KeyPathList.keyPaths(of: participant.target).filter { !listed.contains($0) }
          guard !missing.isEmpty else { continue }
          findings.report(
            participant.view.element,
            """
            \(participant.target.reference) lists \(missing.map { "`\($0)`" }.joined(separator: ", ")), but its view \
            \(participant.view.reference) of \(facts.title) does not
            """,
            related: [Finding.Related(participant.target.element, "the target")])
        }
      }
    })
}
