import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let templateIdentifierLost = Rule(
    id: "template_identifier_lost", group: .templates, severity: .warning,
    summary: "live constraint with an outlet or identifier that a template replaces",
    reason: """
      Applying the template deactivates the constraint and activates a new one. Code that changes the old one through \
      its outlet has no effect, and code that looks for its identifier finds nothing.
      """,
    repair: "Let code change the constraint of the template, or leave this one out of the template",
    examples: [
      .bad(
        template: TemplateParts(
          live: """
            <view userLabel="Box" id="bx1"/>
            """,
          liveConstraints: """
            «<constraint firstItem="bx1" firstAttribute="top" secondItem="vw1" secondAttribute="top" identifier="boxTop" id="co1"/>»
            """)),
      .good(template: TemplateParts()),
    ],
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
