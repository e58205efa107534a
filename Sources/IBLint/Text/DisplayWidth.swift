extension StringProtocol {
  /// The number of columns the text takes in a terminal: 2 for wide characters and emoji, 0 for invisible ones.
  package var displayWidth: Int {
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return utf8.count }
    return reduce(0) { $0 + $1.displayWidth }
  }
}

extension Character {
  /// The number of columns of a terminal: 0, 1 or 2. Scalars that join, mark or modify the first visible one add none.
  package var displayWidth: Int {
    guard let base = unicodeScalars.first(where: { !$0.hasNoWidth }) else { return 0 }
    if base.isWide || base.properties.isEmojiPresentation { return 2 }
    let isShownAsEmoji = base.properties.isEmoji && unicodeScalars.contains { $0.value == emojiSelector }
    return isShownAsEmoji ? 2 : 1
  }
}

/// Variation selector 16, which requests the color picture of a character that also has a plain form.
private let emojiSelector: UInt32 = 0xFE0F

extension Unicode.Scalar {
  fileprivate var hasNoWidth: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: true
    default: false
    }
  }

  fileprivate var isWide: Bool {
    guard value >= 0x1100 else { return false }
    return wideRanges.contains { $0.contains(value) }
  }
}

/// The blocks of Unicode's EastAsianWidth.txt with W (wide) or F (full width), without emoji, which have a property.
private let wideRanges: [ClosedRange<UInt32>] = [
  0x1100...0x115F,  // Hangul initials
  0x2E80...0x303E,  // radicals, CJK punctuation
  0x3041...0x33FF,  // kana, Bopomofo, CJK compatibility
  0x3400...0x4DBF, 0x4E00...0x9FFF,  // ideographs
  0xA000...0xA4CF,  // Yi
  0xA960...0xA97F, 0xAC00...0xD7A3,  // Hangul
  0xF900...0xFAFF,  // compatibility ideographs
  0xFE10...0xFE19, 0xFE30...0xFE6F,  // vertical and small forms
  0xFF01...0xFF60, 0xFFE0...0xFFE6,  // full-width forms
  0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF,  // Tangut, Khitan, kana supplements
  0x1F200...0x1F2FF,  // enclosed ideographs
  0x20000...0x2FFFD, 0x30000...0x3FFFD,  // further ideographs
]
