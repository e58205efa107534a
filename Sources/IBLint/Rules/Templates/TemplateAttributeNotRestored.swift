import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let templateAttributeNotRestored = Rule(
    "template_attribute_not_restored", .templates, .warning,
    check: .templates { templates, findings in
      var restoredByTarget: [Object: Set<String>] = [:]
      for facts in templates {
        for participant in facts.template.participants {
          let restored = restoredByTarget[participant.target] ?? Set(KeyPathList.keyPaths(of: participant.target))
          restoredByTarget[participant.target] = restored
          for list in KeyPathList.lists(of: participant.view) {
            let missing = list.pieces.filter { !$0.isEmpty && !restored.contains($0) }
            guard !missing.isEmpty else { continue }
            let names = missing.map { "`\($0)`" }.joined(separator: ", ")
            findings.report(
              list.attribute.element,
              """
              \(participant.view.reference) of \(facts.title) lists \(names) but its target \
              \(participant.target.reference) does not: a captured layout does not restore \
              \(missing.count == 1 ? "it" : "them")
              """,
              related: [Finding.Related(participant.target.element, "the target")])
          }
        }
      }
    })
}
