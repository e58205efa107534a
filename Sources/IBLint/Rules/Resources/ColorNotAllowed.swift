import IBModel
import IBXML

extension Rule {
  static let colorNotAllowed = Rule(
    "color_not_allowed", .resources, .warning, isOptIn: true, options: [colors.description],
    check: .elements(["color"]) { element, _, findings in
      guard element["catalog"] == nil, element.parent?.name != "namedColor", let name = element.attribute(.name),
        !findings[colors].contains(name.value)
      else { return }
      findings.report(name, "the color `\(name.value)` is not allowed")
    })

  private static let colors = RuleOption.texts("colors", [], "named colors that are allowed")
}
