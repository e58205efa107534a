/// Writes XML anew, construct by construct, the way Xcode spells them. It knows nothing about documents.
public struct XMLWriter: Sendable {
  /// What has been written, in UTF-8.
  public private(set) var bytes: [UInt8] = []

  /// What ends a line, in texts and comments too.
  private let lineEnd: [UInt8]
  /// Spelled names, so that the common table of names is asked once a name.
  private var names: [Name: [UInt8]] = [:]

  /// A writer with nothing written.
  public init(lineEnd: String = "\n", capacity: Int = 0) {
    self.lineEnd = Array(lineEnd.utf8)
    bytes.reserveCapacity(capacity)
  }

  /// Writes bytes as they are.
  public mutating func raw(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Writes an XML declaration.
  public mutating func declaration(encoding: String, isStandaloneNo: Bool) {
    raw("<?xml version=\"1.0\" encoding=\"\(encoding)\"\(isStandaloneNo ? " standalone=\"no\"" : "")?>")
  }

  /// Ends a line and indents the next by four blanks a level.
  public mutating func newLine(depth: Int = 0) {
    bytes.append(contentsOf: lineEnd)
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * 4))
  }

  /// Writes `<name`.
  public mutating func startTag(_ name: Name) {
    bytes.append(UInt8(ascii: "<"))
    self.name(name)
  }

  /// Writes an attribute of a document with double quotes and Xcode's escapes.
  public mutating func attribute(_ attribute: Attribute) {
    let value = attribute.element.tree.source.utf8[attribute.valueRange]
    guard !value.contains(where: XMLWriter.needsSpelling) else {
      return self.attribute(attribute.name, attribute.value)
    }
    beginAttribute(attribute.name)
    bytes.append(contentsOf: value)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes an attribute with a value that is not escaped yet.
  public mutating func attribute(_ name: Name, _ value: String) {
    beginAttribute(name)
    raw(Escaping.attribute(value))
    bytes.append(UInt8(ascii: "\""))
  }

  /// Ends a start tag, that of an element without content included.
  public mutating func endStartTag(isEmpty: Bool) { raw(isEmpty ? "/>" : ">") }

  /// Writes `</name>`.
  public mutating func endTag(_ name: Name) {
    raw("</")
    self.name(name)
    bytes.append(UInt8(ascii: ">"))
  }

  /// Writes text that is not escaped yet.
  public mutating func text(_ text: String) { lines(of: Escaping.text(text)) }

  /// Writes a comment of a document.
  public mutating func comment(_ comment: TextNode) {
    raw("<!--")
    lines(of: comment.text)
    raw("-->")
  }

  private mutating func beginAttribute(_ name: Name) {
    bytes.append(UInt8(ascii: " "))
    self.name(name)
    bytes.append(UInt8(ascii: "="))
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func name(_ name: Name) {
    if let known = names[name] { return bytes.append(contentsOf: known) }
    let spelled = Array(name.text.utf8)
    names[name] = spelled
    bytes.append(contentsOf: spelled)
  }

  private mutating func lines(of text: String) {
    for byte in text.utf8 where byte != UInt8(ascii: "\r") {
      if byte == UInt8(ascii: "\n") { bytes.append(contentsOf: lineEnd) } else { bytes.append(byte) }
    }
  }

  /// Whether a byte of a value as it stands in a document may be spelled in another way.
  private static func needsSpelling(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">")
      || byte == UInt8(ascii: "\"")
  }
}
