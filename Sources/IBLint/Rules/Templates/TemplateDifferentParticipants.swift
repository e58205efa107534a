import IBModel
import IBTemplates

extension Rule {
  static let templateDifferentParticipants = Rule(
    "template_different_participants", .templates, .info, isOptIn: true,
    check: .templates { templates, findings in
      var first: [Object: TemplateFacts] = [:]
      for facts in templates {
        guard let screen = facts.template.participants.first?.target.rootView else { continue }
        guard let earlier = first[screen] else {
          first[screen] = facts
          continue
        }
        let missing = Set(earlier.template.participants.map(\.target))
          .symmetricDifference(facts.template.participants.map(\.target))
        guard !missing.isEmpty else { continue }
        findings.report(
          facts.template.root.element,
          """
          \(facts.title) and \(earlier.template.root.reference) have different targets: \
          \(missing.sorted().map(\.reference).joined(separator: ", "))
          """,
          related: [Finding.Related(earlier.template.root.element, "the other template")])
      }
    })
}
