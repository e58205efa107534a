import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let templateAttributesDefaultOnly = Rule(
    id: "template_attributes_default_only", group: .templates, severity: .info, isOptIn: true,
    summary: "listed key path whose value is the same in the template and in the screen",
    reason: """
      Transferring it changes nothing.
      """,
    repair: "Set the value at the template view, or remove the key path from the lists",
    examples: [
      .bad(
        template: TemplateParts(
          parts: """
            <userDefinedRuntimeAttributes>
              «<userDefinedRuntimeAttribute type="string" keyPath="templateAttributes" value="alpha"/>»
            </userDefinedRuntimeAttributes>
            """, target: "alpha")),
      .good(
        template: TemplateParts(
          root: """
            <view userLabel="Wide" alpha="0.5" customClass="LDOLayoutTemplate" id="tp1">
            """,
          parts: """
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="string" keyPath="templateAttributes" value="alpha"/>
            </userDefinedRuntimeAttributes>
            """, target: "alpha")),
    ],
    check: .templates { templates, findings in
      for facts in templates {
        for participant in facts.template.participants {
          for list in KeyPathList.lists(of: participant.view) {
            let same = list.pieces.filter { isSame($0, participant, in: facts.document) }
            guard !same.isEmpty else { continue }
            findings.report(
              list.attribute.element,
              """
              \(participant.view.reference) of \(facts.title) and its target have the same value of \
              \(same.map { "`\($0)`" }.joined(separator: ", "))
              """)
          }
        }
      }
    })
}

extension Rule {
  /// Whether a template view and its target have the same value of a key path.
  private static func isSame(_ keyPath: String, _ participant: Participant, in document: Document) -> Bool {
    guard !keyPath.isEmpty,
      let there = try? AttributeTransfer(keyPath, from: participant.view, to: participant.target, in: document),
      let back = try? AttributeTransfer(keyPath, from: participant.target, to: participant.view, in: document)
    else { return false }
    return there.value == back.value
  }
}
