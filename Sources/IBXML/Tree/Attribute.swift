/// An attribute of an element, with its place in the text.
public struct Attribute: Sendable {
  /// The element that has the attribute.
  public let element: Element
  /// Position in the start tag, from 0.
  public let ordinal: Int

  private var record: AttributeRecord {
    element.tree.attributes[Int(element.record.firstAttribute) + ordinal]
  }

  /// The attribute's name.
  public var name: Name { element.tree.name(record.name) }

  /// The value with references resolved.
  public var value: String { Escaping.decodedAttribute(element.tree.source.utf8[valueRange]) }

  /// Bytes from the name's first to the closing quote.
  public var range: Range<Int> { Int(record.nameStart)..<Int(record.valueEnd) + 1 }

  /// Bytes between the quotes.
  public var valueRange: Range<Int> { Int(record.valueStart)..<Int(record.valueEnd) }

  /// The quotation mark around the value.
  var quote: UInt8 { element.tree.source.utf8[valueRange.upperBound] }
}

extension Element {
  /// Attributes in the order of the text.
  public var attributes: [Attribute] {
    (0..<Int(record.attributeCount)).map { Attribute(element: self, ordinal: $0) }
  }

  /// The attribute with a given name.
  /// - Complexity: O(attributes of the element)
  public func attribute(_ name: Name) -> Attribute? {
    guard let name = tree.number(of: name) else { return nil }
    let record = record
    let first = Int(record.firstAttribute)
    for ordinal in 0..<Int(record.attributeCount) where tree.attributes[first + ordinal].name == name {
      return Attribute(element: self, ordinal: ordinal)
    }
    return nil
  }

  /// The value of an attribute, decoded; nil when the element does not have it.
  public subscript(name: Name) -> String? { attribute(name)?.value }
}
