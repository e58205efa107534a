/// An attribute of an element, with its place in the text.
public struct Attribute: Sendable {
  /// The element that has the attribute.
  public let element: Element
  /// The position in the start tag, from 0.
  public let ordinal: Int

  private var record: AttributeRecord {
    element.tree.attributes[Int(element.record.firstAttribute) + ordinal]
  }

  /// The attribute's name.
  public var name: Name { element.tree.name(record.name) }

  /// The value with references resolved.
  public var value: String { Escaping.decodedAttribute(in: element.tree.source.utf8, at: valueRange) }

  /// The bytes from the first of the name to the closing quote.
  public var range: Range<Int> { Int(record.nameStart)..<Int(record.valueEnd) + 1 }

  /// The bytes between the quotes.
  public var valueRange: Range<Int> { Int(record.valueStart)..<Int(record.valueEnd) }

  var quote: UInt8 { element.tree.source.utf8[valueRange.upperBound] }
}

extension Element {
  /// The attributes in the order of the text.
  public var attributes: [Attribute] {
    (0..<Int(record.attributeCount)).map { Attribute(element: self, ordinal: $0) }
  }

  /// Visits the attributes without a handle for each. The vocabulary has the number of the name; nil for another
  /// name.
  package func visitAttributes(_ visit: (_ name: Int?, _ value: ArraySlice<UInt8>, _ ordinal: Int) -> Void) {
    let first = Int(record.firstAttribute)
    let bytes = tree.source.utf8
    for ordinal in 0..<Int(record.attributeCount) {
      let record = tree.attributes[first + ordinal]
      let name = Int(record.name)
      let value = bytes[Int(record.valueStart)..<Int(record.valueEnd)]
      visit(name < Name.commonCount ? name : nil, value, ordinal)
    }
  }

  package func attribute(at ordinal: Int) -> Attribute { Attribute(element: self, ordinal: ordinal) }

  /// Returns the attribute with a given name.
  /// - Complexity: O(attributes of the element)
  public func attribute(_ name: Name) -> Attribute? {
    index(ofAttribute: name).map { Attribute(element: self, ordinal: $0 - Int(record.firstAttribute)) }
  }

  /// The decoded value of an attribute; nil when the element does not have it.
  public subscript(name: Name) -> String? {
    guard let index = index(ofAttribute: name) else { return nil }
    let record = tree.attributes[index]
    return Escaping.decodedAttribute(in: tree.source.utf8, at: Int(record.valueStart)..<Int(record.valueEnd))
  }

  /// Returns whether the element has an attribute.
  package func has(_ name: Name) -> Bool { index(ofAttribute: name) != nil }

  /// Returns whether an attribute has a value without `&`, usually without making a text of the attribute's.
  package func has(_ name: Name, _ value: String) -> Bool {
    guard let attribute = attribute(name) else { return false }
    let bytes = tree.source.utf8[attribute.valueRange]
    return bytes.elementsEqual(value.utf8)
      || bytes.contains { $0 < 0x20 || $0 >= 0x80 || $0 == UInt8(ascii: "&") } && attribute.value == value
  }

  private func index(ofAttribute name: Name) -> Int? {
    guard let name = tree.number(of: name) else { return nil }
    let first = Int(tree.nodes[index].firstAttribute)
    for index in first..<first + Int(tree.nodes[index].attributeCount) where tree.attributes[index].name == name {
      return index
    }
    return nil
  }
}

extension XMLTree {
  /// Visits the undecoded values of all attributes with a length in bytes.
  package func visitValues(ofLength length: Int, _ visit: (UnsafeBufferPointer<UInt8>) -> Void) {
    source.utf8.withUnsafeBufferPointer { bytes in
      for record in attributes where Int(record.valueEnd - record.valueStart) == length {
        visit(UnsafeBufferPointer(rebasing: bytes[Int(record.valueStart)..<Int(record.valueEnd)]))
      }
    }
  }
}
