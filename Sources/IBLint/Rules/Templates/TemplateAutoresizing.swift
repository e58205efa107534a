import IBModel
import IBTemplates

extension Rule {
  static let templateAutoresizing = Rule(
    "template_autoresizing", .templates, .warning, isOptIn: true,
    check: .eachTemplate { facts, findings in
      let tied = Set(facts.template.views.flatMap(\.heldConstraints).flatMap(\.items))
      for participant in facts.template.participants where participant.view != facts.template.root {
        let view = participant.view
        guard !tied.contains(view.id), view.element["translatesAutoresizingMaskIntoConstraints"] != "NO",
          view.element.parent?.parent?.name != "stackView", view.runtimeAttribute("templateAttributes") == nil
        else { continue }
        findings.report(
          view.element, "\(view.reference) of \(facts.title) has no constraints, and its mask is not transferred",
          related: [Finding.Related(participant.target.element, "the target")])
      }
    })
}
