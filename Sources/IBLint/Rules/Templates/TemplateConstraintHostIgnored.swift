import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let templateConstraintHostIgnored = Rule(
    "template_constraint_host_ignored", .templates, .warning, fix: .safe,
    check: .templates { templates, findings in
      for facts in templates {
        let participants = Set(facts.template.participants.map(\.view))
        for ignored in facts.swap.ignored {
          guard case .host(let host) = ignored.reason, host != facts.template.root else { continue }
          findings.report(
            ignored.constraint.element,
            """
            constraint `\(facts.document.text(of: ignored.constraint))` of \(facts.title) is ignored: its holder \
            \(host.reference) has no target
            """,
            related: [Finding.Related(host.element, "holds the constraint")],
            fix: move(ignored.constraint, among: participants, in: facts))
        }
      }
    })

  /// Moves a constraint to where the library reads it; nil if its copies would accumulate.
  private static func move(
    _ constraint: Constraint, among participants: Set<Object>, in facts: TemplateFacts
  ) -> ProposedFix? {
    guard let holder = constraint.host.viewAncestry.first(where: participants.contains),
      facts.template.holdsCopies(of: constraint)
    else { return nil }
    return .safe("Move it to \(holder.reference)") { edit in
      edit.move(constraint, to: holder)
    }
  }
}
