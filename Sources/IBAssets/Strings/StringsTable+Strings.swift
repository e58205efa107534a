extension StringsTable {
  /// Reads a `.strings` file: `"key" = "value";` with comments, in UTF-8 or UTF-16. Nil when the bytes are something
  /// else, such as a compiled table, or damaged.
  package init?(strings bytes: [UInt8], path: String, language: String) {
    var reader = StringsReader(StringsReader.text(of: bytes))
    guard let entries = reader.readEntries(language: language) else { return nil }
    self.init(path: path, entries: entries, languages: [language])
  }
}

/// Reads the entries of a strings file.
private struct StringsReader {
  private let text: [UInt8]
  private var position = 0
  private var line = 1
  /// The comment in front of the next entry.
  private var comment = ""

  init(_ text: [UInt8]) { self.text = text }

  /// The text in UTF-8.
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

  mutating func readEntries(language: String) -> [StringsTable.Entry]? {
    var entries: [StringsTable.Entry] = []
    while skipSpaceAndComments() {
      let start = line
      guard let key = readText(), skipSpaceAndComments() else { return nil }
      var value = key
      if byte == UInt8(ascii: "=") {
        advance()
        guard skipSpaceAndComments(), let text = readText() else { return nil }
        value = text
        _ = skipSpaceAndComments(keepingComment: false)
      }
      if byte == UInt8(ascii: ";") { advance() }
      entries.append(
        StringsTable.Entry(key: key, translations: [language: value], comment: comment, line: start))
      comment = ""
    }
    return entries
  }

  private mutating func advance() {
    if byte == UInt8(ascii: "\n") { line += 1 }
    position += 1
  }

  /// Moves to the next token; false at the end.
  private mutating func skipSpaceAndComments(keepingComment: Bool = true) -> Bool {
    while position < text.count {
      let next = position + 1 < text.count ? text[position + 1] : 0
      if byte <= 0x20 {
        advance()
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") || next == UInt8(ascii: "*") {
        let found = readComment(isLine: next == UInt8(ascii: "/"))
        if keepingComment { comment = found }
      } else {
        return true
      }
    }
    return false
  }

  private mutating func readComment(isLine: Bool) -> String {
    let start = position
    while position < text.count {
      if isLine, byte == UInt8(ascii: "\n") { break }
      if !isLine, position > start + 3, byte == UInt8(ascii: "/"), text[position - 1] == UInt8(ascii: "*") {
        advance()
        break
      }
      advance()
    }
    return String(decoding: text[start..<position], as: UTF8.self)
  }

  /// A text with or without quotation marks.
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

  /// What a backslash in front of the position stands for.
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

extension StringsTable {
  /// Whether a note says that a text is not to be translated: Apple's abbreviation at its start, BartyCrouch's mark, or
  /// the words.
  package static func isIgnoring(_ note: String) -> Bool {
    guard mayIgnore(note) else { return false }
    let words = note.lowercased()
    return note.hasPrefix("DNT") || note.contains(ignoringMark) || words.contains("do not translate")
      || words.contains("do not localize") || words.contains("don't translate") || words.contains("don't localize")
  }

  /// Whether a note has a word that the marks contain. Few notes have one, and it is found faster than the marks.
  private static func mayIgnore(_ note: String) -> Bool {
    let bytes = Array(note.utf8)
    return bytes.indices.contains { start in
      let word: StaticString
      switch bytes[start] | 0x20 {
      case UInt8(ascii: "d"): word = "dnt"
      case UInt8(ascii: "t"): word = "translate"
      case UInt8(ascii: "l"): word = "localize"
      case UInt8(ascii: "#"): word = "#bc-ignore!"
      default: return false
      }
      guard bytes.count - start >= word.utf8CodeUnitCount else { return false }
      return word.withUTF8Buffer { letters in letters.indices.allSatisfy { bytes[start + $0] | 0x20 == letters[$0] } }
    }
  }

  /// What BartyCrouch takes for a request to leave a text alone.
  package static let ignoringMark = "#bc-ignore!"

  /// The text in a comment as Xcode writes it: `Class = "UILabel"; text = "Name"; ObjectID = "abc-de-fgh";`.
  static func baseText(in comment: String, ofProperty property: Substring) -> String? {
    guard let opening = comment.firstRange(of: "\(property) = \"") else { return nil }
    let rest = comment[opening.upperBound...]
    guard let closing = rest.firstRange(of: "\"; ObjectID = ") else { return nil }
    return String(rest[..<closing.lowerBound]).replacing("\\n", with: "\n").replacing("\\\"", with: "\"")
  }
}
