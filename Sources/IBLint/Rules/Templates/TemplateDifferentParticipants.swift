import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let templateDifferentParticipants = Rule(
    id: "template_different_participants", group: .templates, severity: .info, isOptIn: true,
    summary: "templates of one screen with different targets",
    reason: """
      What the second template leaves out stays as the first one set it, so the result depends on the order.
      """,
    repair: "Give both templates a view for each target of the other",
    examples: [
      .bad(
        template: TemplateParts(
          others: """
            «<view userLabel="Tall" customClass="LDOLayoutTemplate" id="tp2">»
              <connections>
                <outlet property="targetView" destination="vw1" id="ou3"/>
              </connections>
            </view>
            """)),
      .good(template: TemplateParts()),
    ],
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
