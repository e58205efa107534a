import IBModel
import IBXML

extension Rule {
  static let fontNotAllowed = Rule(
    "font_not_allowed", .resources, .warning, isOptIn: true, options: [families.description],
    check: .elements(["fontDescription"]) { element, _, findings in
      guard let name = element.attribute(.name) else { return }
      let family = element["family"] ?? name.value
      guard !findings[families].contains(where: { $0 == family || $0 == name.value }) else { return }
      findings.report(name, "the font `\(name.value)` is not allowed")
    })

  private static let families = RuleOption.texts(
    "families", [], "families and names of fonts that are allowed besides fonts of the system")
}
