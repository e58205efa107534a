import IBModel
import IBXML

extension Rule {
  static let nestedStackViews = Rule(
    "nested_stack_views", .hygiene, .info, isOptIn: true, options: [maximum.description],
    check: .elements(["stackView"]) { element, _, findings in
      guard let view = Object(element), element.ancestors.count(where: { $0.name == "stackView" }) == findings[maximum]
      else { return }
      findings.report(element, "\(view.reference) is inside \(findings[maximum]) other stack views")
    })

  private static let maximum = RuleOption.integer("maximum", 3, in: 1...50, "stack views around a stack view")
}
