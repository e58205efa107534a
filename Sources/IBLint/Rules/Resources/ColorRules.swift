import IBModel

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

  static let deprecatedSystemColor = Rule(
    "deprecated_system_color", .resources, .info, isOptIn: true,
    check: .elements(["color"]) { element, document, findings in
      let names: [Name] = ["cocoaTouchSystemColor", "systemColor"]
      guard document.platform.isUIKit, element.parent?.name != "systemColor",
        let attribute = names.lazy.compactMap({ element.attribute($0) }).first(where: { deprecated.contains($0.value) })
      else { return }
      findings.report(attribute, "the color `\(attribute.value)` is deprecated")
    })
}

private let deprecated: Set<String> = [
  "groupTableViewBackgroundColor", "scrollViewTexturedBackgroundColor", "viewFlipsideBackgroundColor",
  "tableCellGroupedBackgroundColor", "underPageBackgroundColor",
]
