import IBXML

/// The place of a text: an attribute, or a `<string key>` element if it is long or has several lines.
enum TextStorage {
  /// In UTF-16 units. Measured: the longest attribute Xcode wrote has 127, the shortest element of a single line 128.
  static let elementLength = 128

  /// Attributes that documents also have as `<string key>`.
  private static let attributes: NameSet = [
    "text", "title", "placeholder", "toolTip", "userLabel", "footerTitle", "headerTitle", "content",
  ]
  static let string = Name("string")
  /// Elements in which every text is an element, regardless of its length.
  private static let dictionaries: NameSet = ["dictionary", "mutableDictionary"]

  static func isElement(_ attribute: Name, value: @autoclosure () -> String) -> Bool {
    attributes.contains(attribute) && !fitsAttribute(value())
  }

  /// Returns the attribute that a `<string key>` child has to become; nil if it stays an element.
  static func attribute(for child: Element, in parent: Element, on platform: Platform) -> Name? {
    guard child.name == string, child.attributes.count == 1, let key = child[.key], child.children.isEmpty,
      child.content.count == 1, !dictionaries.contains(parent.name)
    else { return nil }
    let name = Name(key)
    guard attributes.contains(name), parent.attribute(name) == nil,
      AttributeOrder.names(for: parent.name, on: platform).contains(name)
    else { return nil }
    let text = child.text
    return !text.isEmpty && fitsAttribute(text) ? name : nil
  }

  private static func fitsAttribute(_ text: String) -> Bool {
    !text.utf8.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r") }
      && (text.utf8.count < elementLength || text.utf16.count < elementLength)
  }
}
