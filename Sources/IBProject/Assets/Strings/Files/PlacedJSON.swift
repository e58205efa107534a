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

  /// Parses a text; nil when it is not JSON, or nested too deeply.
  /// - Complexity: O(bytes)
  package init?(_ text: [UInt8], from start: Int = 0) {
    var reader = PlacedJSONReader(text, at: start)
    guard let value = reader.value(depth: 0), reader.isAtEnd else { return nil }
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

  var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return position == text.count
    }
  }

  private mutating func skipSpace() {
    while position < text.count, [0x20, 0x0A, 0x0D, 0x09].contains(text[position]) { position += 1 }
  }

  private mutating func takes(_ letter: Unicode.Scalar) -> Bool {
    guard position < text.count, byte == UInt8(ascii: letter) else { return false }
    position += 1
    return true
  }

  mutating func value(depth: Int) -> PlacedJSON? {
    guard depth < PlacedJSON.maximumDepth else { return nil }
    skipSpace()
    let start = position
    switch byte {
    case UInt8(ascii: "{"):
      guard let members = list("{", "}", { try? $0.member(depth) }) else { return nil }
      return PlacedJSON(.object(members), start..<position)
    case UInt8(ascii: "["):
      guard let values = list("[", "]", { $0.value(depth: depth + 1) }) else { return nil }
      return PlacedJSON(.array(values), start..<position)
    case UInt8(ascii: "\""):
      guard let text = string() else { return nil }
      return PlacedJSON(.string(text), start..<position)
    default:
      while position < text.count, isWordByte(byte) { position += 1 }
      let word = String(decoding: text[start..<position], as: UTF8.self)
      guard ["true", "false", "null"].contains(word) || isNumber(word) else { return nil }
      return PlacedJSON(.word(word), start..<position)
    }
  }

  /// Swift also reads hexadecimal numbers and `inf`.
  private func isNumber(_ word: String) -> Bool {
    word.first != "+" && word.utf8.allSatisfy("+-.0123456789eE".utf8.contains) && Double(word)?.isFinite == true
  }

  private struct MalformedError: Error {}

  private mutating func member(_ depth: Int) throws -> PlacedJSON.Member {
    skipSpace()
    let start = position
    guard byte == UInt8(ascii: "\""), let key = string() else { throw MalformedError() }
    let keyRange = start..<position
    skipSpace()
    guard takes(":"), let value = value(depth: depth + 1) else { throw MalformedError() }
    return .init(key: key, keyRange: keyRange, value: value)
  }

  /// The comma-separated items between two brackets.
  private mutating func list<Item>(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ item: (inout Self) -> Item?
  ) -> [Item]? {
    guard takes(open) else { return nil }
    var items: [Item] = []
    skipSpace()
    if takes(close) { return items }
    repeat {
      guard let next = item(&self) else { return nil }
      items.append(next)
      skipSpace()
    } while takes(",")
    return takes(close) ? items : nil
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    "+-.".utf8.contains(byte) || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }

  private mutating func string() -> String? {
    guard takes("\"") else { return nil }
    var content: [UInt8] = []
    while true {
      let plain = text[position...].prefix { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
      content += plain
      position = plain.endIndex
      if takes("\"") { return String(decoding: content, as: UTF8.self) }
      guard takes("\\"), let bytes = escaped() else { return nil }
      content += bytes
    }
  }

  private mutating func escaped() -> [UInt8]? {
    let letter = byte
    position += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [letter]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "u"): return unicode()
    default: return nil
    }
  }

  /// The UTF-8 bytes of successive `\u` escapes, with U+FFFD for half of a surrogate pair.
  private mutating func unicode() -> [UInt8]? {
    var units: [UInt16] = []
    repeat {
      guard let unit = unit() else { return nil }
      units.append(unit)
    } while takesUnicodeEscape()
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private mutating func takesUnicodeEscape() -> Bool {
    guard text[position...].starts(with: "\\u".utf8) else { return false }
    position += 2
    return true
  }

  private mutating func unit() -> UInt16? {
    let digits = text[min(position, text.count)..<min(position + 4, text.count)]
    guard digits.count == 4, let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16) else { return nil }
    position += 4
    return unit
  }
}
