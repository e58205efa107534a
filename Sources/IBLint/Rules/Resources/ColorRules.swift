import IBModel
import IBXML

/// Rules about one color.
extension Rule {
  static let attributedStringColor = Rule(
    "attributed_string_color", .resources, .info, isOptIn: true,
    check: .elements(["color"]) { element, _, findings in
      guard element.parent?.name == "attributes", element["systemColor"] == nil, element[.name] == nil,
        let owner = element.owner
      else { return }
      findings.report(element, "the text of \(owner.reference) has a color of its own")
    })

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

  static let legacyColorSpace = Rule(
    "legacy_color_space", .resources, .info, isOptIn: true,
    check: .elements(["color"]) { element, document, findings in
      guard document.platform.isUIKit, let owner = element.owner, let space = element.attribute("colorSpace"),
        space.value.hasPrefix("calibrated") || space.value.hasPrefix("device")
      else { return }
      findings.report(
        space.valueRange, "a color of \(owner.reference) is in the color space `\(space.value)`", object: owner)
    })

  static let rawColor = Rule(
    "raw_color", .resources, .info, isOptIn: true,
    check: .elements(["color"]) { element, document, findings in
      guard let color = ColorDescription(element), let owner = element.owner, color.alpha > 0 else { return }
      switch color.source {
      case .rgb, .white: findings.report(element, "a color of \(owner.reference) is given by its components")
      default: return
      }
    })
}

private let deprecated: Set<String> = [
  "groupTableViewBackgroundColor", "scrollViewTexturedBackgroundColor", "viewFlipsideBackgroundColor",
  "tableCellGroupedBackgroundColor", "underPageBackgroundColor",
]
