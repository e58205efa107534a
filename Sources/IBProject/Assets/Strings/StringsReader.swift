/// A parser for strings files that keeps the positions of statements.
package struct StringsReader {
  /// `"key" = "value";`
  package struct Statement: Sendable {
    /// The key without quotation marks and escapes.
    package var key: String
    /// The value, or the key if there is none.
    package var value: String
    /// The byte range of the key as written.
    package var keyRange: Range<Int>
    package var valueRange: Range<Int>
    package var range: Range<Int>
    package var isClosed: Bool
    /// The nearest comment between the previous statement and this one.
    fileprivate var comment: Range<Int>?
    /// The line number, from 1.
    var line: Int
  }

  private let text: [UInt8]
  /// The reading position; after a failure, the position of the error.
  package private(set) var position = 0
  private var line = 1
  /// All comments, including those inside statements.
  package private(set) var comments: [Range<Int>] = []
  private var comment: Range<Int>?

  package init(_ text: [UInt8]) { self.text = text }

  func comment(before statement: Statement) -> String {
    statement.comment.map { String(decoding: text[$0], as: UTF8.self) } ?? ""
  }

  static func text(of bytes: [UInt8]) -> [UInt8] {
    let isBig = bytes.starts(with: [0xFE, 0xFF])
    let isWide = isBig || bytes.starts(with: [0xFF, 0xFE]) || bytes.count > 1 && bytes[1] == 0
    guard isWide else { return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes }
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { index -> UInt16 in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBig ? first << 8 | second : second << 8 | first
    }
    return Array(String(decoding: units.first == 0xFEFF ? units[1...] : units[...], as: UTF16.self).utf8)
  }

  private var byte: UInt8 { position < text.count ? text[position] : 0 }

  /// Reads the statements; nil on a syntax error.
  /// - Complexity: O(bytes)
  package mutating func readStatements() -> [Statement]? {
    var statements: [Statement] = []
    while skipSpaceAndComments() {
      let (start, startLine) = (position, line)
      guard let key = readText() else { return nil }
      let keyRange = start..<position
      guard skipSpaceAndComments() else { return nil }
      var (value, valueRange) = (key, keyRange)
      if byte == UInt8(ascii: "=") {
        advance()
        guard skipSpaceAndComments() else { return nil }
        let valueStart = position
        guard let text = readText() else { return nil }
        (value, valueRange) = (text, valueStart..<position)
        _ = skipSpaceAndComments(keepingComment: false)
      }
      let isClosed = byte == UInt8(ascii: ";")
      if isClosed { advance() }
      statements.append(
        Statement(
          key: key, value: value, keyRange: keyRange, valueRange: valueRange,
          range: start..<(isClosed ? position : valueRange.upperBound), isClosed: isClosed, comment: comment,
          line: startLine))
      comment = nil
    }
    return statements
  }

  private mutating func advance() {
    if byte == UInt8(ascii: "\n") { line += 1 }
    position += 1
  }

  /// Moves to the next token; returns false at the end.
  private mutating func skipSpaceAndComments(keepingComment: Bool = true) -> Bool {
    while position < text.count {
      let next = position + 1 < text.count ? text[position + 1] : 0
      if byte <= 0x20 {
        advance()
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") || next == UInt8(ascii: "*") {
        let found = readComment(isLine: next == UInt8(ascii: "/"))
        comments.append(found)
        if keepingComment { comment = found }
      } else {
        return true
      }
    }
    return false
  }

  private mutating func readComment(isLine: Bool) -> Range<Int> {
    let start = position
    while position < text.count {
      if isLine, byte == UInt8(ascii: "\n") { break }
      if !isLine, position > start + 3, byte == UInt8(ascii: "/"), text[position - 1] == UInt8(ascii: "*") {
        advance()
        break
      }
      advance()
    }
    return start..<position
  }

  private mutating func readText() -> String? {
    guard byte == UInt8(ascii: "\"") else { return readWord() }
    advance()
    var content: [UInt8] = []
    while position < text.count, byte != UInt8(ascii: "\"") {
      if byte == UInt8(ascii: "\\") {
        advance()
        content += escaped()
      } else {
        content.append(byte)
        advance()
      }
    }
    guard position < text.count else { return nil }
    advance()
    return String(decoding: content, as: UTF8.self)
  }

  private mutating func readWord() -> String? {
    let start = position
    while position < text.count, byte > 0x20, !"=;\"".utf8.contains(byte) { advance() }
    return position > start ? String(decoding: text[start..<position], as: UTF8.self) : nil
  }

  private mutating func escaped() -> [UInt8] {
    let letter = byte
    advance()
    switch letter {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "U"), UInt8(ascii: "u"): return unicode()
    default: return [letter]
    }
  }

  private mutating func unicode() -> [UInt8] {
    let digits = text[position..<min(position + 4, text.count)]
    guard let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16), let scalar = Unicode.Scalar(unit)
    else {
      return []
    }
    position += digits.count
    return Array(String(Character(scalar)).utf8)
  }
}
