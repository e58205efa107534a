extension Unicode.Scalar {
  /// Whether a terminal, a log or a reader could take the character for anything but text: control characters, ends of
  /// lines and paragraphs, marks of the direction of text.
  ///
  /// Source: UAX #9, "Bidirectional Character Types".
  package var needsEscape: Bool {
    switch value {
    case ..<0x20, 0x7F...0x9F, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

extension StringProtocol {
  /// The text as a part of a line for people and agents, with escapes such as `\n` and `\u{1B}`: names, ids and texts of
  /// documents and names of files can neither begin a line nor control a terminal or a build: GitHub Actions obey
  /// `::error::` after any spaces and `##[error]` anywhere, Azure Pipelines `##vso[…]`.
  package var onOneLine: String {
    var own = String(self)
    let isPlain = own.withUTF8 { bytes in
      bytes.first != UInt8(ascii: " ") && bytes.first != UInt8(ascii: ":")
        && bytes.allSatisfy { (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: "#") }
    }
    if isPlain { return own }
    let needsEscape = unicodeScalars.contains(where: \.needsEscape)
    let text =
      needsEscape
      ? unicodeScalars.reduce(into: "") { $0 += $1.needsEscape ? $1.escaped(asASCII: true) : String($1) } : own
    let start = text.drop(while: \.isWhitespace)
    let line = start.hasPrefix("::") ? "\(text[..<start.startIndex])\\u{3A}\(start.dropFirst())" : text
    return line.utf8.contains(UInt8(ascii: "#")) ? line.replacing(/##(?=[a-z]*\[)/, with: #"#\u{23}"#) : line
  }
}

extension Sequence<String> {
  /// The texts as lines, each with a line feed at its end.
  package var asLines: String { map { $0.onOneLine + "\n" }.joined() }
}
