import IBModel
import IBXML

/// Rules about one font.
extension Rule {
  static let fontNotAllowed = Rule(
    id: "font_not_allowed", group: .resources, severity: .warning, isOptIn: true, options: [families.description],
    summary: "font that is not one of those allowed",
    reason: "The screen looks unlike the rest of the app.",
    repair: "Attributes inspector › choose another font",
    examples: [
      .bad(
        onLoginPage: """
          <label userLabel="Title" id="lb1">
            <fontDescription key="fontDescription" «name="Papyrus"» family="Papyrus" pointSize="17"/>
          </label>
          """),
      .good(
        onLoginPage: """
          <label userLabel="Title" id="lb1">
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
          </label>
          """),
    ],
    check: .elements(["fontDescription"]) { element, _, findings in
      guard let name = element.attribute(.name) else { return }
      let family = element["family"] ?? name.value
      guard !findings[families].contains(where: { $0 == family || $0 == name.value }) else { return }
      findings.report(name, "the font `\(name.value)` is not allowed")
    })

  private static let families = RuleOption.texts(
    "families", [], "families and names of fonts that are allowed besides those of the system")

  static let fontSizeOutOfRange = Rule(
    id: "font_size_out_of_range", group: .resources, severity: .info, isOptIn: true,
    options: [minimum.description, maximum.description],
    summary: "font whose size is outside of the limits",
    reason: "Very small text cannot be read, very large text leaves no room for the rest.",
    repair: "Attributes inspector › enter another size",
    examples: [
      .bad(
        onLoginPage: """
          <label userLabel="Title" id="lb1">
            <fontDescription key="fontDescription" type="system" «pointSize="90"»/>
          </label>
          """),
      .good(
        onLoginPage: """
          <label userLabel="Title" id="lb1">
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
          </label>
          """),
    ],
    check: .elements(["fontDescription"]) { element, _, findings in
      guard let attribute = element.attribute("pointSize"), let size = element.number("pointSize").value, size > 0,
        size < findings[minimum] || size > findings[maximum]
      else { return }
      findings.report(attribute, "the font size is \(attribute.value) points")
    })

  private static let minimum = RuleOption.number("minimum", 10, in: 1...1000, "points of the smallest font")
  private static let maximum = RuleOption.number("maximum", 60, in: 1...1000, "points of the largest font")

  static let incompleteFont = Rule(
    id: "incomplete_font", group: .resources, severity: .error,
    summary: "font without a type, style or name",
    reason: "Xcode does not open the document, or uses the system font.",
    repair: "Attributes inspector › choose the font again",
    examples: [
      .bad(
        onLoginPage: """
          <label userLabel="Title" id="lb1">
            «<fontDescription key="fontDescription" pointSize="17"/>»
          </label>
          """),
      .good(
        onLoginPage: """
          <label userLabel="Title" id="lb1">
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
          </label>
          """),
    ],
    check: .elements(["fontDescription"]) { element, _, findings in
      guard ["type", "style", "name", "weight"].allSatisfy({ (element[Name($0)] ?? "").isEmpty }) else { return }
      findings.report(element, "the font has neither a type nor a style nor a name")
    })
}
