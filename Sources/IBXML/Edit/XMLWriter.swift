/// A writer of XML in Xcode's spelling, independent of Interface Builder's format.
package struct XMLWriter: Sendable {
  package private(set) var bytes: [UInt8] = []

  private let lineEnd: [UInt8]

  package init(lineEnd: String = "\n", capacity: Int = 0) {
    self.lineEnd = Array(lineEnd.utf8)
    bytes.reserveCapacity(capacity)
  }

  package mutating func raw(_ text: String) { bytes.append(contentsOf: text.utf8) }

  package mutating func declaration(encoding: String, isStandaloneNo: Bool) {
    raw("<?xml version=\"1.0\" encoding=\"\(encoding)\"\(isStandaloneNo ? " standalone=\"no\"" : "")?>")
  }

  /// Indents by four spaces per level.
  package mutating func newLine(depth: Int = 0) {
    bytes.append(contentsOf: lineEnd)
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * 4))
  }

  package mutating func startTag(_ name: Name) {
    bytes.append(UInt8(ascii: "<"))
    name.write(to: &bytes)
  }

  /// Writes an attribute of a document with double quotes and Xcode's escapes.
  package mutating func attribute(_ attribute: Attribute) {
    let value = attribute.element.tree.source.utf8[attribute.valueRange]
    guard !value.contains(where: XMLWriter.needsSpelling) else {
      return self.attribute(attribute.name, attribute.value)
    }
    beginAttribute(attribute.name)
    bytes.append(contentsOf: value)
    bytes.append(UInt8(ascii: "\""))
  }

  package mutating func attribute(_ name: Name, _ value: String) {
    beginAttribute(name)
    raw(Escaping.attribute(value))
    bytes.append(UInt8(ascii: "\""))
  }

  package mutating func endStartTag(isEmpty: Bool) { raw(isEmpty ? "/>" : ">") }

  package mutating func endTag(_ name: Name) {
    raw("</")
    name.write(to: &bytes)
    bytes.append(UInt8(ascii: ">"))
  }

  package mutating func text(_ text: String) { lines(of: Escaping.text(text)) }

  package mutating func comment(_ comment: TextNode) {
    raw("<!--")
    lines(of: comment.text)
    raw("-->")
  }

  private mutating func beginAttribute(_ name: Name) {
    bytes.append(UInt8(ascii: " "))
    name.write(to: &bytes)
    bytes.append(UInt8(ascii: "="))
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func lines(of text: String) {
    for byte in text.utf8 where byte != UInt8(ascii: "\r") {
      if byte == UInt8(ascii: "\n") { bytes.append(contentsOf: lineEnd) } else { bytes.append(byte) }
    }
  }

  /// Whether a byte of a value in a document can have another spelling.
  private static func needsSpelling(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">")
      || byte == UInt8(ascii: "\"")
  }
}
