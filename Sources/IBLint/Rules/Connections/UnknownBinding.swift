import IBModel
import IBXML

extension Rule {
  static let unknownBinding = Rule(
    "unknown_binding", .connections, .warning,
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
