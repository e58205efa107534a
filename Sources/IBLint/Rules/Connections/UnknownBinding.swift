import IBModel
import IBXML

extension Rule {
  static let unknownBinding = Rule(
    id: "unknown_binding", group: .connections, severity: .warning,
    summary: "binding that no class has",
    reason: "The app logs an error or crashes when it loads the window, and the value is not shown.",
    repair: "Bindings inspector › remove the binding and add it again",
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
                    <textFieldCell key="cell" id="ce1"/>
                    <connections>
                        <binding destination="-2" «name="valeu"» keyPath="self.name" id="bi1"/>
                    </connections>
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
                    <textFieldCell key="cell" id="ce1"/>
                    <connections>
                        <binding destination="-2" name="value" keyPath="self.name" id="bi1"/>
                    </connections>
                </textField>
            </objects>
        </document>
        """),
    ],
    check: .elements([.binding]) { element, _, findings in
      guard let name = element.attribute(.name), !bindings.contains(name.value.trimmingDigits),
        let nearest = Misspelling.nearest(to: name.value, among: bindings)
      else { return }
      findings.report(name, "`\(name.value)` is not a binding; did you mean `\(nearest)`?")
    })
}

/// The bindings of AppKit; a number at the end counts those of the same kind. A view can offer others of its own.
private let bindings = [
  "alignment", "alternateImage", "alternateTitle", "animate", "animationDelay", "argument", "attributedString",
  "content",
  "contentArray", "contentArrayForMultipleSelection", "contentDictionary", "contentHeight", "contentObject",
  "contentObjects", "contentSet", "contentValues", "contentWidth", "criticalValue", "data", "displayPatternTitle",
  "displayPatternValue", "documentEdited", "doubleClickArgument", "doubleClickTarget", "editable", "enabled",
  "excludedKeys", "filterPredicate", "font", "fontBold", "fontFamilyName", "fontItalic", "fontName", "fontSize",
  "headerTitle", "hidden", "image", "includedKeys", "initialKey", "initialValue", "isIndeterminate", "label",
  "localizedKeyDictionary", "managedObjectContext", "maxValue", "maxWidth", "maximumRecents", "minValue", "minWidth",
  "mixedStateImage", "offStateImage", "onStateImage", "positioningRect", "predicate", "recentSearches",
  "representedFilename", "rowHeight", "selectedIdentifier", "selectedIndex", "selectedLabel", "selectedObject",
  "selectedObjects", "selectedTag", "selectedValue", "selectedValues", "selectionIndexPaths", "selectionIndexes",
  "sortDescriptors", "target", "textColor", "title", "toolTip", "transparent", "value", "valuePath", "valueURL",
  "visible", "warningValue", "width",
]

extension String {
  fileprivate var trimmingDigits: String {
    String(reversed().drop { $0.isNumber }.reversed())
  }
}
