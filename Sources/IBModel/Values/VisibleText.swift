import IBXML

/// A text that users see.
package struct VisibleText {
  package let text: String
  /// The bytes of the text in the document.
  package let range: Range<Int>
  package let object: Object?

  /// Elements that show texts, besides views and items.
  private static let elements: Set<Name> = ["state", "buttonConfiguration", "segment", "tableViewSection"]
  private static let names: [Name] = ["text", .title, .placeholder, "prompt", "headerTitle", "footerTitle", "subtitle"]

  /// Reads the texts of an element: attributes, or strings with the same keys.
  package static func all(of element: Element) -> [VisibleText] {
    guard elements.contains(element.name) || element.kind.isView || element.kind.category == .item
    else { return [] }
    let attributes = names.compactMap { element.attribute($0) }.map {
      VisibleText(text: $0.value, range: $0.valueRange, object: element.owner)
    }
    let strings = element.children.filter { child in
      child.name == "string" && names.contains { $0.text == child[.key] } && child["base64-UTF8"] == nil
    }
    return attributes + strings.map { VisibleText(text: $0.text, range: $0.contentRange, object: element.owner) }
  }
}

extension Element {
  /// The object that the element is or belongs to.
  package var owner: Object? { Object(self) ?? ancestors.lazy.compactMap { Object($0) }.first }
}
