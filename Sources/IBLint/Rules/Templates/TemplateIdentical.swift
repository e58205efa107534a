import IBModel
import IBTemplates

extension Rule {
  static let templateIdentical = Rule(
    "template_identical", .templates, .info, isOptIn: true,
    check: .templates { templates, findings in
      let meant = templates.map { (facts: $0, layout: TemplateLayout($0)) }.filter { !$0.layout.isEmpty }
      for (first, later) in meant.repetitions(by: \.layout) {
        findings.report(
          later.facts.template.root.element,
          "\(later.facts.title) produces the same layout as \(first.facts.template.root.reference)",
          related: [Finding.Related(first.facts.template.root.element, "the other template")])
      }
    })
}
