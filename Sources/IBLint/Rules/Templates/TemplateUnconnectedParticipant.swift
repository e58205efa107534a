import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let templateUnconnectedParticipant = Rule(
    "template_unconnected_participant", .templates, .warning,
    check: .templates { templates, findings in
      for facts in templates {
        let participants = Set(facts.template.participants.map(\.view.id))
        var lostByView: [Object: [Constraint]] = [:]
        for ignored in facts.swap.ignored {
          guard case .withoutTarget(let views) = ignored.reason else { continue }
          for view in views { lostByView[view, default: []].append(ignored.constraint) }
        }
        for view in facts.template.views where view != facts.template.root {
          let lost = lostByView[view] ?? []
          guard lost.contains(where: { $0.items.contains(where: participants.contains) }) else { continue }
          findings.report(
            view.element,
            """
            \(view.reference) has no target: \(facts.title) loses \(counted(lost.count, "constraint")): \
            \(facts.list(lost))
            """,
            related: lost.map { Finding.Related($0.element, "ignored") })
        }
      }
    })
}
