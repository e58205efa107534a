/// A piece of source code.
struct Token: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    /// A name or a keyword.
    case word
    /// A name in backticks, which is never a keyword; the range is without them.
    case quotedWord
    case number
    /// A string literal without escapes and interpolation; the range is without quotation marks.
    case string
    /// Another literal, or a part of one.
    case otherLiteral
    /// One byte of an operator or a bracket.
    case mark(UInt8)
  }

  var kind: Kind
  var start: Int
  var end: Int

  func `is`(_ mark: Unicode.Scalar) -> Bool { kind == .mark(UInt8(truncatingIfNeeded: mark.value)) }

  /// Whether it is a name, in backticks or not.
  var isName: Bool { kind == .word || kind == .quotedWord }
}
