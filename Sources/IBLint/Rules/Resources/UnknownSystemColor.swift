import IBModel
import IBXML

extension Rule {
  static let unknownSystemColor = Rule(
    id: "unknown_system_color", group: .resources, severity: .warning,
    summary: "color of the system that does not exist",
    reason: "Xcode shows black or no color, and so does the app.",
    repair: "Attributes inspector › choose the color again",
    examples: [
      .bad(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22155" targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
            <objects>
                <customObject id="-2" userLabel="File's Owner" customClass="Panel"/>
                <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
                <customObject id="-3" userLabel="Application" customClass="NSObject"/>
                <textField id="tf1">
                    <textFieldCell key="cell" id="ce1">
                        <color key="textColor" «name="lableColor"» catalog="System" colorSpace="catalog"/>
                    </textFieldCell>
                </textField>
            </objects>
        </document>
        """),
      .good(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22155" targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
            <objects>
                <customObject id="-2" userLabel="File's Owner" customClass="Panel"/>
                <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
                <customObject id="-3" userLabel="Application" customClass="NSObject"/>
                <textField id="tf1">
                    <textFieldCell key="cell" id="ce1">
                        <color key="textColor" name="labelColor" catalog="System" colorSpace="catalog"/>
                    </textFieldCell>
                </textField>
            </objects>
        </document>
        """),
    ],
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
