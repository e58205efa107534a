import IBXML

/// A text of a document that Xcode exports into strings files.
package struct TranslatableText {
  /// The key in strings files: the object's id, a point and the property.
  package let key: String
  package let text: String
  /// The bytes of the text in the document.
  package let range: Range<Int>
  package let object: Object

  /// The texts of a document whose keys are certain.
  package static func all(in document: Document) -> [TranslatableText] {
    document.objects.flatMap { object in
      properties(of: object).compactMap { property in text(property, of: object) }
    }
  }

  /// A property, and the element that has it as an attribute or a string.
  private struct Property {
    var name: String
    var attribute: Name
    var element: Element
  }

  private static let titled: Set<ElementKind> = [.barButtonItem, .tabBarItem, .navigationItem]

  private static func properties(of object: Object) -> [Property] {
    let element = object.element
    switch object.kind {
    case let kind where ElementKind.texts.contains(kind):
      return [
        Property(name: "text", attribute: "text", element: element),
        Property(name: "placeholder", attribute: .placeholder, element: element),
      ]
    case .button:
      guard let state = element.child(withKey: "normal"), state.name == "state" else { return [] }
      return [Property(name: "normalTitle", attribute: .title, element: state)]
    case let kind where titled.contains(kind):
      return [Property(name: "title", attribute: .title, element: element)]
    case .tableViewSection:
      return ["headerTitle", "footerTitle"].map { Property(name: $0, attribute: Name($0), element: element) }
    default: return []
    }
  }

  private static func text(_ property: Property, of object: Object) -> TranslatableText? {
    let key = "\(object.id).\(property.name)"
    if let attribute = property.element.attribute(property.attribute) {
      return TranslatableText(key: key, text: attribute.value, range: attribute.valueRange, object: object)
    }
    guard let string = property.element.child(withKey: property.attribute.text), string.name == "string",
      string["base64-UTF8"] == nil
    else { return nil }
    return TranslatableText(key: key, text: string.text, range: string.contentRange, object: object)
  }

  /// Whether it has a word; numbers and signs are the same in all languages.
  package var hasWord: Bool { text.hasWord }
}

extension String {
  /// Whether it has two letters, so that it can be a word.
  package var hasWord: Bool { unicodeScalars.lazy.filter(\.properties.isAlphabetic).prefix(2).count == 2 }
}
