/// A token of source code.
struct Token: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case word
    /// A name in backticks, which is never a keyword; the range excludes them.
    case quotedWord
    case number
    /// A string literal without escapes and interpolation; the range excludes quotation marks.
    case string
    /// Another literal, or a part of one.
    case otherLiteral
    case mark(UInt8)
  }

  var kind: Kind
  var start: Int
  var end: Int

  func `is`(_ mark: Unicode.Scalar) -> Bool { kind == .mark(UInt8(truncatingIfNeeded: mark.value)) }

  var isName: Bool { kind == .word || kind == .quotedWord }
}
