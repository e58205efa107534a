import IBModel
import IBXML

/// Rules about one color.
extension Rule {
  static let attributedStringColor = Rule(
    id: "attributed_string_color", group: .resources, severity: .info, isOptIn: true,
    summary: "attributed text with a color of its own",
    reason: "The color does not change with dark mode or the tint of the app.",
    repair: "Attributes inspector › Text: choose Plain, or set the color in code",
    examples: [
      .bad(
        onLoginPage: """
          <label userLabel="Title" id="lb1">
            <attributedString key="attributedText">
              <fragment content="Sign in">
                <attributes>
                  «<color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>»
                </attributes>
              </fragment>
            </attributedString>
          </label>
          """),
      .good(
        onLoginPage: """
          <label userLabel="Title" text="Sign in" id="lb1"/>
          """),
    ],
    check: .elements(["color"]) { element, _, findings in
      guard element.parent?.name == "attributes", element["systemColor"] == nil, element[.name] == nil,
        let owner = element.owner
      else { return }
      findings.report(element, "the text of \(owner.reference) has a color of its own")
    })

  static let colorNotAllowed = Rule(
    id: "color_not_allowed", group: .resources, severity: .warning, isOptIn: true, options: [colors.description],
    summary: "named color that is not one of those allowed",
    reason: "The screen looks unlike the rest of the app.",
    repair: "Attributes inspector › choose another color",
    examples: [
      .bad(
        onLoginPage: """
          <view userLabel="Card" id="cu1">
            <color key="backgroundColor" «name="OldBlue"»/>
          </view>
          """),
      .good(
        onLoginPage: """
          <view userLabel="Card" id="cu1">
            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
          </view>
          """),
    ],
    check: .elements(["color"]) { element, _, findings in
      guard element["catalog"] == nil, element.parent?.name != "namedColor", let name = element.attribute(.name),
        !findings[colors].contains(name.value)
      else { return }
      findings.report(name, "the color `\(name.value)` is not allowed")
    })

  private static let colors = RuleOption.texts("colors", [], "named colors that are allowed")

  static let deprecatedSystemColor = Rule(
    id: "deprecated_system_color", group: .resources, severity: .info, isOptIn: true,
    summary: "color of the system that is deprecated",
    reason: "The color does not change with dark mode.",
    repair: "Attributes inspector › choose a semantic color, such as System Grouped Background",
    examples: [
      .bad(
        onLoginPage: """
          <view userLabel="Card" id="cu1">
            <color key="backgroundColor" «cocoaTouchSystemColor="groupTableViewBackgroundColor"»/>
          </view>
          """),
      .good(
        onLoginPage: """
          <view userLabel="Card" id="cu1">
            <color key="backgroundColor" systemColor="systemGroupedBackgroundColor"/>
          </view>
          """),
    ],
    check: .elements(["color"]) { element, document, findings in
      let names: [Name] = ["cocoaTouchSystemColor", "systemColor"]
      guard document.platform.isUIKit, element.parent?.name != "systemColor",
        let attribute = names.lazy.compactMap({ element.attribute($0) }).first(where: { deprecated.contains($0.value) })
      else { return }
      findings.report(attribute, "the color `\(attribute.value)` is deprecated")
    })

  static let incompleteColor = Rule(
    id: "incomplete_color", group: .resources, severity: .error,
    summary: "color without the numbers or the name that make it one",
    reason: "Xcode does not open the document, or shows black or no color instead.",
    repair: "Attributes inspector › choose the color again",
    examples: [
      .bad(
        onLoginPage: """
          <view userLabel="Card" id="cu1">
            «<color key="backgroundColor" red="1" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>»
          </view>
          """),
      .good(
        onLoginPage: """
          <view userLabel="Card" id="cu1">
            <color key="backgroundColor" red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
          </view>
          """),
    ],
    check: .elements(["color"]) { element, _, findings in
      let has = { (name: Name) in element.attribute(name) != nil }
      if has("name") || has("systemColor") || has("cocoaTouchSystemColor") || has("white") || has("patternImage") {
        return
      }
      let components: [Name] = has("cyan") ? ["cyan", "magenta", "yellow", "black"] : ["red", "green", "blue"]
      let missing = components.filter { !has($0) }.map(\.text)
      guard !missing.isEmpty else { return }
      let text =
        missing.count == components.count ? "neither numbers nor a name" : "no `\(missing.joined(separator: "`, `"))`"
      findings.report(element, "the color has \(text)")
    })

  static let legacyColorSpace = Rule(
    id: "legacy_color_space", group: .resources, severity: .info, isOptIn: true,
    summary: "color in a calibrated or device color space",
    reason: "Xcode wrote such colors before version 8. On screens with wide color they look different from the design.",
    repair: "Attributes inspector › choose the color again, in sRGB",
    whenNotToUse: "Ignore it if all colors should look as they did on older systems.",
    examples: [
      .bad(
        subviews: """
          <view id="vw2">
            <color key="backgroundColor" red="1" green="0.5" blue="0.0" alpha="1" colorSpace="«calibratedRGB»"/>
          </view>
          """),
      .good(
        subviews: """
          <view id="vw2">
            <color key="backgroundColor" red="1" green="0.5" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
          </view>
          """),
    ],
    check: .elements(["color"]) { element, document, findings in
      guard document.platform.isUIKit, let owner = element.owner, let space = element.attribute("colorSpace"),
        space.value.hasPrefix("calibrated") || space.value.hasPrefix("device")
      else { return }
      findings.report(
        space.valueRange, "a color of \(owner.reference) is in the color space `\(space.value)`", object: owner)
    })

  static let rawColor = Rule(
    id: "raw_color", group: .resources, severity: .info, isOptIn: true,
    summary: "color that is given by its components",
    reason: "The color does not change in dark mode, and a change of the design has to be made in every document.",
    repair: "Attributes inspector › choose a color of the asset catalog or of the system",
    whenNotToUse: "Ignore it if your app has no asset catalog of colors and no dark appearance.",
    examples: [
      .bad(
        subviews: """
          <view id="vw2">
            «<color key="backgroundColor" red="1" green="0.5" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>»
          </view>
          """),
      .good(
        subviews: """
          <view id="vw2">
            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
          </view>
          """),
    ],
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
