import IBModel
import IBXML

extension Rule {
  static let unknownSystemColor = Rule(
    "unknown_system_color", .resources, .warning,
    check: .elements(["color"]) { element, _, findings in
      guard element["catalog"] == "System", let name = element.attribute(.name), !names.contains(name.value) else {
        return
      }
      let nearest = Misspelling.nearest(to: name.value, among: names.sorted())
      findings.report(
        name,
        "`\(name.value)` is not a color of the system" + (nearest.map { "; did you mean `\($0)`?" } ?? ""))
    })
}

/// Source: the names in 1,140 public documents, and Apple's documentation.
private let names: Set<String> = [
  "_sourceListBackgroundColor", "_unemphasizedSelectedContentBackgroundColor", "alternateSelectedControlColor",
  "alternateSelectedControlTextColor", "alternatingContentBackgroundColor", "controlAccentColor",
  "controlAlternatingRowColor", "controlBackgroundColor", "controlColor", "controlDarkShadowColor",
  "controlHighlightColor",
  "controlLightHighlightColor", "controlShadowColor", "controlTextColor", "disabledControlTextColor",
  "findHighlightColor",
  "gridColor", "headerColor", "headerTextColor", "highlightColor", "keyboardFocusIndicatorColor", "knobColor",
  "labelColor",
  "linkColor", "placeholderTextColor", "quaternaryLabelColor", "quinaryLabelColor", "scrollBarColor",
  "scrubberTexturedBackgroundColor",
  "secondaryLabelColor", "secondarySelectedControlColor", "selectedContentBackgroundColor", "selectedControlColor",
  "selectedControlTextColor", "selectedKnobColor", "selectedMenuItemColor", "selectedMenuItemTextColor",
  "selectedTextBackgroundColor", "selectedTextColor", "separatorColor", "shadowColor", "systemBlueColor",
  "systemBrownColor", "systemCyanColor", "systemFillColor", "systemGrayColor", "systemGreenColor", "systemIndigoColor",
  "systemMintColor", "systemOrangeColor", "systemPinkColor", "systemPurpleColor", "systemRedColor", "systemTealColor",
  "systemYellowColor", "secondarySystemFillColor", "tertiarySystemFillColor", "quaternarySystemFillColor",
  "quinarySystemFillColor", "tertiaryLabelColor", "textBackgroundColor", "textColor", "underPageBackgroundColor",
  "unemphasizedSelectedContentBackgroundColor", "unemphasizedSelectedTextBackgroundColor",
  "unemphasizedSelectedTextColor",
  "windowBackgroundColor", "windowFrameColor", "windowFrameTextColor", "controlStrongLabelColor",
  "windowBackgroundFillColor",
  "selectedInactiveColor", "textInsertionPointColor", "currentControlTint",
]
