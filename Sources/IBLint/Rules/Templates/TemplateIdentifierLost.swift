import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let templateIdentifierLost = Rule(
    "template_identifier_lost", .templates, .warning,
    check: .templates { templates, findings in
      let named = Set(templates[0].document.connections.lazy.filter { $0.kind != .action }.compactMap(\.destination))
      var reported: Set<Constraint> = []
      for facts in templates {
        for constraint in facts.swap.deactivated.compactMap(\.written) {
          let identifier = constraint.element.attribute(Name("identifier"))
          guard identifier != nil || named.contains(constraint.id), reported.insert(constraint).inserted else {
            continue
          }
          findings.report(
            constraint.element,
            """
            \(facts.title) replaces \(facts.document.subject(constraint.object)), which has an \
            \(identifier == nil ? "outlet" : "identifier")
            """)
        }
      }
    })
}
