import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let templateTargetOutsideHierarchy = Rule(
    "template_target_outside_hierarchy", .templates, .error,
    check: .templates { templates, findings in
      let roots = Set(templates.map(\.template.root))
      for facts in templates {
        for participant in facts.template.participants {
          guard let outlet = participant.view.outlets(Participant.outletProperty).last,
            let place = strayPlace(of: participant.target, from: facts.template, templates: roots)
          else { continue }
          findings.report(
            outlet.element,
            """
            the target of \(participant.view.reference) of \(facts.title) is \(participant.target.reference), which is \
            \(place)
            """,
            related: [Finding.Related(participant.target.element, "the target")])
        }
      }
    })

  /// Where a target is, if it is not in the view hierarchy of the template's scene.
  private static func strayPlace(of target: Object, from template: ViewTemplate, templates: Set<Object>) -> String? {
    let root = target.rootView
    if templates.contains(root) { return "part of the template \(root.reference)" }
    guard let scene = template.root.scene else { return nil }
    if target.scene != scene { return "in another scene" }
    return root.isTopLevel ? "outside every controller's view" : nil
  }
}
