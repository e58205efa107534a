import IBBase

extension StringsTable {
  /// Reads a `.strings` file in UTF-8 or UTF-16; nil when the bytes are damaged or another format, such as a compiled
  /// table.
  package init?(strings bytes: [UInt8], path: String, language: String) {
    var reader = StringsReader(StringsReader.text(of: bytes))
    guard let statements = reader.readStatements(), statements.dropLast().allSatisfy(\.isClosed) else { return nil }
    let entries = statements.map { statement in
      StringsTable.Entry(
        key: statement.key, translations: [language: statement.value], comment: reader.comment(before: statement),
        line: statement.line)
    }
    self.init(path: path, entries: entries, languages: [language])
  }

  /// Whether a note excludes a text from translation: Apple's abbreviation at its start, BartyCrouch's mark, or the
  /// words.
  package static func isIgnoring(_ note: String) -> Bool {
    guard mayIgnore(note) else { return false }
    let words = note.lowercased()
    return note.hasPrefix("DNT") || note.contains(ignoringMark) || words.contains("do not translate")
      || words.contains("do not localize") || words.contains("don't translate") || words.contains("don't localize")
  }

  /// Whether a note has a word that the marks contain: a quick check that few notes pass.
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

  /// BartyCrouch's mark for texts to ignore.
  package static let ignoringMark = "#bc-ignore!"

  /// The text in a comment as Xcode writes it: `Class = "UILabel"; text = "Name"; ObjectID = "abc-de-fgh";`.
  static func baseText(in comment: String, ofProperty property: Substring) -> String? {
    let bytes = Array(comment.utf8)
    guard let opening = bytes.range(of: "\(property) = \"") else { return nil }
    let rest = bytes[opening.upperBound...]
    guard let closing = rest.range(of: "\"; ObjectID = ") else { return nil }
    return unescaped(String(decoding: rest[..<closing.lowerBound], as: UTF8.self))
  }

  private static func unescaped(_ text: String) -> String {
    var result = ""
    var isEscaped = false
    for character in text {
      if isEscaped {
        result.append(["n": "\n", "t": "\t", "r": "\r"][character] ?? character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    return result
  }
}
