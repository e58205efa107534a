import IBModel
import IBXML

/// A text that users see.
struct VisibleText {
  let text: String
  /// The bytes of the text in the document.
  let range: Range<Int>
  let object: Object?

  /// Elements that show texts, besides views and items.
  private static let elements: Set<Name> = ["state", "buttonConfiguration", "segment", "tableViewSection"]
  private static let names: [Name] = ["text", .title, .placeholder, "prompt", "headerTitle", "footerTitle", "subtitle"]

  /// Reads the texts of an element: attributes, or strings with the same keys.
  static func all(of element: Element) -> [VisibleText] {
    guard elements.contains(element.name) || element.kind.isView || element.kind.category == .item
    else { return [] }
    let attributes = names.compactMap { element.attribute($0) }.map {
      VisibleText(text: $0.value, range: $0.valueRange, object: element.owner)
    }
    let strings = element.children.filter { child in
      child.name == "string" && names.contains { $0.text == child[.key] } && child.holdsPlainText
    }
    return attributes + strings.map { VisibleText(text: $0.text, range: $0.contentRange, object: element.owner) }
  }
}

extension Element {
  /// Whether the text of the element is plain, not base 64.
  fileprivate var holdsPlainText: Bool { self["base64-UTF8"] == nil }
}

extension Findings {
  mutating func report(textsOf document: Document, _ clause: String, where meetsCondition: (String) -> Bool) {
    for element in document.tree.elements {
      for visible in VisibleText.all(of: element) where meetsCondition(visible.text) {
        report(
          visible.range, "a text of \(visible.object?.reference ?? "the document") \(clause)", object: visible.object)
      }
    }
  }
}
