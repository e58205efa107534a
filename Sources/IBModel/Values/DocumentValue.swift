import IBXML

/// A value of a searchable kind in a document: a class, a color, an image, a text …
///
/// Only uses are included, not lists of the document, such as its resources.
package struct DocumentValue: Sendable {
  package enum Kind: String, Sendable, CaseIterable, Encodable {
    case customClass = "class"
    case color, image, font, text
    case keyPath = "key-path"
    case identifier, outlet, action
  }

  package let kind: Kind
  /// The element that has it: the object of a class, the `<color>`, the connection.
  package let element: Element
  /// The role in its object: `customClass`, `textColor`, `normal title`; of a runtime attribute the key path.
  package let key: String
  package let text: String
  /// Other names of the value: `Shop.PriceLabel` of a class in a module, `UICTFontTextStyleBody` of a text style.
  package var otherNames: [String] = []
  package let range: Range<Int>
  /// Whether the app has to provide it: a class, a resource of a catalog, a font.
  package var isOfApp = true

  init(_ kind: Kind, of element: Element, key: String, _ text: String, in range: Range<Int>) {
    (self.kind, self.element, self.key, self.text, self.range) = (kind, element, key, text, range)
  }

  init(_ kind: Kind, _ attribute: Attribute, key: String? = nil) {
    self.init(kind, of: attribute.element, key: key ?? attribute.key, attribute.value, in: attribute.range)
  }

  /// The object that has it, for a connection its source.
  package var object: Object? {
    let object = element.owner
    if kind == .outlet || kind == .action, let connection = object.flatMap({ Connection($0.element) }) {
      return connection.source ?? object
    }
    return object
  }

  /// The objects that count as having it, including the source of a connection and the control of a cell.
  package var bearers: [Object] {
    guard let object = element.owner else { return [] }
    if let source = Connection(object.element)?.source { return [object, source] }
    if object.element[.key] == "cell", let control = object.owner { return [object, control] }
    return [object]
  }
}

extension Document {
  /// - Complexity: O(document)
  package func values(_ kind: DocumentValue.Kind) -> [DocumentValue] {
    switch kind {
    case .customClass: classValues
    case .color: colorValues
    case .image: imageValues
    case .font: fontValues
    case .text: textValues
    case .keyPath: keyPathValues
    case .identifier: identifierValues
    case .outlet: outletValues
    case .action: actionValues
    }
  }
}

extension Element {
  /// The keys from the object around the element down to the element. A runtime attribute has its key path.
  var keys: [String] {
    var keys: [String] = []
    var current: Element? = self
    while let element = current, Object(element) == nil {
      if let attribute = RuntimeAttribute(element) {
        keys.append(attribute.keyPath)
      } else if let key = element[.key], element.parent?.name != .userDefinedRuntimeAttribute {
        keys.append(key)
      }
      current = element.parent
    }
    return keys.reversed()
  }
}

extension Attribute {
  var key: String { (element.keys + [name.text]).joined(separator: " ") }
}
