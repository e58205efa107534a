extension Unicode.Scalar {
  /// Whether the character is drawn over the one before it.
  package var isCombining: Bool {
    switch value {
    case 0x0300...0x036F, 0x200B...0x200F, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFEFF, 0x1F3FB...0x1F3FF: true
    case 0x0591...0x05C7, 0x0610...0x061C, 0x064B...0x065F, 0x0670, 0x06D6...0x06ED, 0x202A...0x202E, 0x2066...0x2069:
      [.nonspacingMark, .format].contains(properties.generalCategory)
    default: false
    }
  }

  /// Whether lines can be broken after the character without white space: Chinese and Japanese.
  package var isIdeographic: Bool {
    switch value {
    case 0x2E80...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFF60, 0x20000...0x3FFFF: true
    default: false
    }
  }

  var isEmoji: Bool {
    switch value {
    case 0x1F000...0x1FAFF, 0x2600...0x27BF, 0x2B00...0x2BFF: !isCombining
    default: false
    }
  }

  /// Accents do not widen letters.
  var baseLetter: UInt8? {
    switch value {
    case 0x00C0...0x017F: Unicode.Scalar.latinBases[Int(value) - 0xC0]
    case 0x00A0: UInt8(ascii: " ")
    case 0x2018, 0x2019: UInt8(ascii: "'")
    case 0x201C, 0x201D: UInt8(ascii: "\"")
    case 0x00A1: UInt8(ascii: "!")
    case 0x00BF: UInt8(ascii: "?")
    default: nil
    }
  }

  /// The place of the character, or of its base letter, in a table from U+0020 to U+007E; nil for other characters.
  var tablePlace: Int? {
    (0x20..<0x7F).contains(value) ? Int(value) - 0x20 : baseLetter.map { Int($0) - 0x20 }
  }

  var classAdvance: Double {
    if isCombining { return 0 }
    switch value {
    case 0x2022, 0x00B7: return 0.5
    case 0x2013: return 0.51
    case 0x2014: return 0.95
    case 0x2026: return 0.8
    case 0x00A9, 0x00AE: return 0.75
    case 0x00B0, 0x00AA, 0x00BA: return 0.42
    case 0x0590...0x06FF: return 0.5
    case 0x0400...0x042F, 0x0386...0x03AB: return 0.69
    case 0x0E00...0x0E7F: return 0.55
    // Weak: 33 titles of one project only.
    case 0xAC00...0xD7AF: return 0.872
    case 0x2300...0x23FF, 0x21E7: return 1.14
    case 0x2190...0x21FF: return 0.83
    default: return 0.58
    }
  }

  /// Letters of U+00C0 to U+017F without their accents.
  private static let latinBases: [UInt8] = Array(
    ("AAAAAAMCEEEEIIIIDNOOOOOxOUUUUYPbaaaaaamceeeeiiiidnooooo+ouuuuypy"
      + "AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiMmJjKkkLlLlLlLlLl"
      + "NnNnNnnNnOoOoOoMmRrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzf").utf8)
}
