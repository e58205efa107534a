import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let templateAttributesUnknownKey = Rule(
    id: "template_attributes_unknown_key", group: .templates, severity: .warning,
    aliases: ["template_attributes_class_mismatch"],
    summary: "key path that a template view or its target does not have",
    reason: "An unknown key path raises an exception when the template is applied.",
    repair: "Attributes inspector of the view › correct the key path, or remove it from the list",
    examples: [
      .bad(
        template: TemplateParts(
          parts: """
            <userDefinedRuntimeAttributes>
              «<userDefinedRuntimeAttribute type="string" keyPath="templateAttributes" value="alphaa"/>»
            </userDefinedRuntimeAttributes>
            """, target: "alphaa")),
      .good(
        template: TemplateParts(
          parts: """
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="string" keyPath="templateAttributes" value="alpha"/>
            </userDefinedRuntimeAttributes>
            """, target: "alpha")),
    ],
    check: .templates { templates, findings in
      for facts in templates {
        for participant in facts.template.participants {
          // A class of the app may have key paths of its own.
          guard participant.hasStandardClasses else { continue }
          for list in KeyPathList.lists(of: participant.view) {
            report(list, of: participant, facts, &findings)
          }
        }
      }
    })
}

extension Rule {
  private static func report(
    _ list: KeyPathList, of participant: Participant, _ facts: TemplateFacts, _ findings: inout Findings
  ) {
    for keyPath in list.pieces where !keyPath.isEmpty && !FrameKeys.all.contains(keyPath) {
      do throws(AttributeTransfer.Obstacle) {
        _ = try AttributeTransfer(keyPath, from: participant.view, to: participant.target, in: facts.document)
      } catch {
        guard error.failsAtRunTime else { continue }
        findings.report(
          list.attribute.element, "\(participant.view.reference) of \(facts.title): \(error.description)",
          related: [Finding.Related(participant.target.element, "the target")])
      }
    }
  }
}

extension Participant {
  fileprivate var hasStandardClasses: Bool {
    let classes = [view, target].map { $0.element[.customClass] }
    return classes.allSatisfy { $0 == nil || $0 == ViewTemplate.rootClass }
  }
}
