/// A JSON value with its byte range, so that unchanged text is not rewritten.
///
/// Source: ECMA-404, "The JSON data interchange syntax", 2nd edition.
package struct PlacedJSON: Sendable {
  /// The kind of value; `word` covers numbers, `true`, `false` and `null`.
  package enum Content: Sendable {
    case object([Member])
    case array([PlacedJSON])
    case string(String)
    case word(String)
  }

  package struct Member: Sendable {
    package var key: String
    package var keyRange: Range<Int>
    package var value: PlacedJSON
    /// From the key to the end of the value.
    package var range: Range<Int> { keyRange.lowerBound..<value.range.upperBound }
  }

  package var content: Content
  package var range: Range<Int>

  /// A limit on nesting, because the parser is recursive.
  package static let maximumDepth = 512

  /// Parses a text.
  /// - Throws: `ExplainedError` when it is not JSON, or nested too deeply.
  /// - Complexity: O(bytes)
  package init(parsing text: [UInt8], from start: Int = 0) throws(ExplainedError) {
    var reader = PlacedJSONReader(text, at: start)
    self = try reader.whole()
  }

  /// Parses a text; nil when it is not JSON, or nested too deeply.
  package init?(_ text: [UInt8], from start: Int = 0) {
    guard let value = try? PlacedJSON(parsing: text, from: start) else { return nil }
    self = value
  }

  init(_ content: Content, _ range: Range<Int>) { (self.content, self.range) = (content, range) }

  package var members: [Member] {
    if case .object(let members) = content { members } else { [] }
  }

  package var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  package subscript(key: String) -> PlacedJSON? { members.first { $0.key == key }?.value }
}

private struct PlacedJSONReader {
  private let text: [UInt8]
  private var position: Int

  init(_ text: [UInt8], at start: Int) { (self.text, position) = (text, start) }

  private var byte: UInt8 { position < text.count ? text[position] : 0 }

  private func problem(_ reason: String) -> ExplainedError {
    ExplainedError(reason, at: min(position, max(0, text.count - 1)))
  }

  mutating func whole() throws(ExplainedError) -> PlacedJSON {
    let value = try value(depth: 0)
    skipSpace()
    guard position == text.count else { throw problem("there is something behind the value") }
    return value
  }

  private mutating func skipSpace() {
    while position < text.count, [0x20, 0x0A, 0x0D, 0x09].contains(text[position]) { position += 1 }
  }

  private mutating func takes(_ letter: Unicode.Scalar) -> Bool {
    guard position < text.count, byte == UInt8(ascii: letter) else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ letter: Unicode.Scalar) throws(ExplainedError) {
    guard takes(letter) else { throw problem("a `\(letter)` is missing") }
  }

  private mutating func value(depth: Int) throws(ExplainedError) -> PlacedJSON {
    guard depth < PlacedJSON.maximumDepth else { throw problem("values are nested too deeply") }
    skipSpace()
    let start = position
    let content: PlacedJSON.Content
    switch byte {
    case UInt8(ascii: "{"):
      content = .object(try list("{", "}") { reader throws(ExplainedError) in try reader.member(depth) })
    case UInt8(ascii: "["):
      content = .array(try list("[", "]") { reader throws(ExplainedError) in try reader.value(depth: depth + 1) })
    case UInt8(ascii: "\""): content = .string(try string())
    default: content = .word(try word())
    }
    return PlacedJSON(content, start..<position)
  }

  /// Reads a number, `true`, `false` or `null`.
  private mutating func word() throws(ExplainedError) -> String {
    let bytes = text[position...].prefix(while: isWordByte)
    let word = String(decoding: bytes, as: UTF8.self)
    guard ["true", "false", "null"].contains(word) || isNumber(word) else { throw problem("a value is missing") }
    position = bytes.endIndex
    return word
  }

  /// Swift also reads hexadecimal numbers and `inf`.
  private func isNumber(_ word: String) -> Bool {
    word.first != "+" && word.utf8.allSatisfy("+-.0123456789eE".utf8.contains) && Double(word)?.isFinite == true
  }

  private mutating func member(_ depth: Int) throws(ExplainedError) -> PlacedJSON.Member {
    skipSpace()
    let start = position
    let key = try string()
    let keyRange = start..<position
    skipSpace()
    try expect(":")
    return .init(key: key, keyRange: keyRange, value: try value(depth: depth + 1))
  }

  /// The comma-separated items between two brackets.
  private mutating func list<Item>(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ item: (inout Self) throws(ExplainedError) -> Item
  ) throws(ExplainedError) -> [Item] {
    try expect(open)
    var items: [Item] = []
    skipSpace()
    if takes(close) { return items }
    repeat {
      items.append(try item(&self))
      skipSpace()
    } while takes(",")
    try expect(close)
    return items
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    "+-.".utf8.contains(byte) || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }

  private mutating func string() throws(ExplainedError) -> String {
    try expect("\"")
    var content: [UInt8] = []
    while true {
      let plain = text[position...].prefix { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
      content += plain
      position = plain.endIndex
      if takes("\\") {
        content += try escaped()
      } else if position < text.count, byte < 0x20 {
        throw problem("a text has a line end or a tab in it")
      } else {
        try expect("\"")
        return String(decoding: content, as: UTF8.self)
      }
    }
  }

  private mutating func escaped() throws(ExplainedError) -> [UInt8] {
    let letter = byte
    position += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [letter]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "u"): return try unicode()
    default:
      position -= 1
      throw problem("an escape is unknown")
    }
  }

  /// The UTF-8 bytes of successive `\u` escapes, with U+FFFD for half of a surrogate pair.
  private mutating func unicode() throws(ExplainedError) -> [UInt8] {
    var units: [UInt16] = []
    repeat {
      let digits = text[min(position, text.count)..<min(position + 4, text.count)]
      guard digits.count == 4, let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16) else {
        throw problem("an escape is unknown")
      }
      position += 4
      units.append(unit)
    } while takesUnicodeEscape()
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private mutating func takesUnicodeEscape() -> Bool {
    guard text[position...].starts(with: "\\u".utf8) else { return false }
    position += 2
    return true
  }
}
