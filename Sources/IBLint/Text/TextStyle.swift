/// The style of a text in a terminal: colors and links, or neither.
package struct TextStyle: Sendable {
  /// For files and pipes.
  package static let plain = TextStyle(hasColors: false, hasLinks: false)

  private let hasColors: Bool
  private let hasLinks: Bool

  package init(hasColors: Bool, hasLinks: Bool) {
    self.hasColors = hasColors
    self.hasLinks = hasLinks
  }

  /// Source: ECMA-48, "Select graphic rendition".
  package enum Mark: Int, Sendable {
    case bold = 1
    case faint = 2
    case red = 31
    case green = 32
    case yellow = 33
    case cyan = 36
  }

  package func marked(_ text: String, _ marks: Mark...) -> String {
    guard hasColors, !text.isEmpty else { return text }
    return "\u{1B}[\(marks.map { "\($0.rawValue)" }.joined(separator: ";"))m\(text)\u{1B}[0m"
  }

  /// Uses OSC 8, which terminals without support ignore.
  package func link(_ text: String, to address: @autoclosure () -> String?) -> String {
    guard hasLinks, let address = address() else { return text }
    return "\u{1B}]8;;\(address)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
  }
}
