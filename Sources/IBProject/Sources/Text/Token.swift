/// A token of source code.
package struct Token: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
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

  package var kind: Kind
  package var start: Int
  package var end: Int

  package func `is`(_ mark: Unicode.Scalar) -> Bool { kind == .mark(UInt8(truncatingIfNeeded: mark.value)) }

  package var isName: Bool { kind == .word || kind == .quotedWord }
}
