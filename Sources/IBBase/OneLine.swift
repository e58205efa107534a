extension Unicode.Scalar {
  /// Whether a terminal, a log or a reader could take the character for anything but text, or not see it although
  /// programs and language models read it: control characters, ends of lines and paragraphs, marks of the direction of
  /// text, characters without width or ink, tags.
  ///
  /// Source: UAX #9, "Bidirectional Character Types"; UAX #44, Default_Ignorable_Code_Point, which lacks the blank of
  /// braille and the marks of annotations.
  package var needsEscape: Bool {
    switch value {
    case ..<0x20, 0x7F...0x9F, 0x2028...0x2029, 0x2800, 0xFFF9...0xFFFB: true
    default: value >= 0xAD && properties.isDefaultIgnorableCodePoint
    }
  }

  /// Whether a character that needs an escape is part of what readers see: a selector after an emoji, or a joiner
  /// between emoji or letters of scripts that have joiners, such as Persian and Hindi.
  /// - Parameters:
  ///   - before: The character before it, if that is shown.
  ///   - after: The character after it.
  fileprivate func isShown(after before: Unicode.Scalar?, before after: Unicode.Scalar?) -> Bool {
    guard let before else { return false }
    switch value {
    case 0xFE0E...0xFE0F: return before.properties.isEmoji && (!before.isASCII || after == "\u{20E3}")
    case 0x200C...0x200D: return (before.isJoined || before == "\u{FE0F}") && after?.isJoined ?? false
    default: return false
    }
  }

  private var isJoined: Bool {
    switch value {
    case 0x600...0x109F, 0x1780...0x18AF, 0xA800...0xABFF: !needsEscape
    default: !isASCII && properties.isEmoji
    }
  }
}

extension StringProtocol {
  /// The text as a part of a line for people and agents, with escapes such as `\n` and `\u{1B}`: names, ids and texts of
  /// documents and names of files can neither begin a line nor control a terminal or a build, and hide nothing from
  /// readers: GitHub Actions obey `::error::` after any spaces and `##[error]` anywhere, Azure Pipelines `##vso[…]`.
  package var onOneLine: String {
    var own = String(self)
    let isPlain = own.withUTF8 { bytes in
      bytes.first != UInt8(ascii: " ") && bytes.first != UInt8(ascii: ":")
        && bytes.allSatisfy { (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: "#") }
    }
    if isPlain { return own }
    let text = escaping { $0.escaped(asASCII: true) }
    let start = text.drop(while: \.isWhitespace)
    let line = start.hasPrefix("::") ? "\(text[..<start.startIndex])\\u{3A}\(start.dropFirst())" : text
    return line.utf8.contains(UInt8(ascii: "#")) ? line.replacing(/##(?=[a-z]*\[)/, with: #"#\u{23}"#) : line
  }

  /// The text with codes in place of the characters that need an escape.
  /// - Parameters:
  ///   - kept: The characters that the text keeps.
  ///   - code: The code of a character.
  package func escaping(besides kept: Set<Unicode.Scalar> = [], as code: (Unicode.Scalar) -> String) -> String {
    var own = String(self)
    var isPlain = Array(repeating: false, count: 256)
    for byte in 0x20..<0x7F { isPlain[byte] = true }
    for scalar in kept where scalar.isASCII { isPlain[Int(scalar.value)] = true }
    if own.withUTF8({ bytes in bytes.allSatisfy { isPlain[Int($0)] } }) { return own }
    var result = ""
    var last: Unicode.Scalar?
    let scalars = own.unicodeScalars
    var (start, index) = (scalars.startIndex, scalars.startIndex)
    while index < scalars.endIndex {
      let (scalar, next) = (scalars[index], scalars.index(after: index))
      if !scalar.needsEscape || kept.contains(scalar)
        || scalar.isShown(after: last, before: next < scalars.endIndex ? scalars[next] : nil)
      {
        last = scalar
      } else {
        result += own[start..<index]
        result += code(scalar)
        (start, last) = (next, nil)
      }
      index = next
    }
    result += own[start...]
    return result
  }
}

extension Sequence<String> {
  /// The texts as lines, each with a line feed at its end.
  package var asLines: String { map { $0.onOneLine + "\n" }.joined() }
}
