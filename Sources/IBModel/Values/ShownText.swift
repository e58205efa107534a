import IBXML

/// A text that an object shows or speaks, with its place.
package struct ShownText: Sendable {
  package let element: Element
  /// nil for a text between tags.
  package let attribute: Attribute?

  package var text: String { attribute?.value ?? element.writtenText }
}

extension Element {
  /// The texts that an object shows: its own and texts of its states, segments, attributed strings and cell.
  package var shownTexts: [ShownText] {
    var texts: [ShownText] = []
    var pending = [self]
    while let element = pending.popLast() {
      texts += element.texts(of: ShownTexts.shown)
      for child in element.children {
        if child.isString {
          texts += child.text(of: ShownTexts.shown)
        } else if ShownTexts.holders.contains(child.name) || ShownTexts.cellKeys.contains(child[.key] ?? "") {
          pending.append(child)
        }
      }
    }
    return texts
  }

  fileprivate func texts(of names: NameSet) -> [ShownText] {
    attributes.filter { names.contains($0.name) }.map { ShownText(element: self, attribute: $0) }
  }

  fileprivate func text(of names: NameSet) -> [ShownText] {
    names.contains(Name(self[.key] ?? "")) ? [ShownText(element: self, attribute: nil)] : []
  }

  fileprivate var isString: Bool { name == "string" || name == "mutableString" }

  /// The text between the tags. Xcode writes some control characters in base 64.
  fileprivate var writtenText: String {
    guard self["base64-UTF8"] == "YES" else { return text }
    return Base64.decoded(text.utf8).map { String(decoding: $0, as: UTF8.self) } ?? text
  }
}

extension Document {
  /// The texts that objects show or speak, and the strings of runtime attributes.
  var textValues: [DocumentValue] {
    var values: [DocumentValue] = []
    for element in tree.elements where element.name != .constraint {
      let names = element.name == "accessibility" ? ShownTexts.spoken : ShownTexts.found
      let texts = element.texts(of: names) + (element.isString ? element.text(of: names) : [])
      values += texts.map { DocumentValue($0) }
    }
    for attribute in runtimeAttributes where attribute.type.lowercased().hasSuffix("string") {
      guard let text = attribute.text else { continue }
      let range = attribute.element.range
      values.append(DocumentValue(.text, of: attribute.element, key: attribute.keyPath, text, in: range))
    }
    return values.inOrder
  }
}

extension DocumentValue {
  fileprivate init(_ shown: ShownText) {
    if let attribute = shown.attribute {
      self.init(.text, attribute)
    } else {
      let key = shown.element.keys.joined(separator: " ")
      self.init(.text, of: shown.element, key: key, shown.text, in: shown.element.range)
    }
  }
}

private enum ShownTexts {
  static let shown = NameSet(shownNames)

  private static let shownNames: [Name] = [
    "text", "title", "subtitle", "placeholder", "placeholderString", "prompt", "content", "label", "alternateTitle",
    "headerTitle", "footerTitle",
  ]

  static let found = NameSet(shownNames + ["toolTip", "headerToolTip", "paletteLabel"])

  static let spoken: NameSet = ["label", "hint", "value", "description", "help"]

  /// Elements without an id whose texts belong to the object.
  static let holders: NameSet = [
    "state", "segments", "segment", "attributedString", "fragment", "buttonConfiguration",
  ]

  static let cellKeys: Set<String> = ["cell", "dataCell"]
}
