import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let templateAttributesDefaultOnly = Rule(
    "template_attributes_default_only", .templates, .info, isOptIn: true,
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
