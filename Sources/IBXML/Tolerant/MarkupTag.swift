/// A tag as it is written, in a text that may be incomplete.
package struct MarkupTag: Sendable, Equatable {
  /// What the tag does.
  package enum Kind: Sendable { case start, empty, end }

  /// An attribute as it is written. All ranges are UTF-8 bytes of the text.
  package struct Attribute: Sendable, Equatable {
    /// The name.
    package var name: Range<Int>
    /// The text between the quotes, as far as it is typed; nil without a value.
    package var value: Range<Int>?
    /// Whether the value has both quotes.
    package var isComplete: Bool

    /// From the name to after the closing quote.
    package var range: Range<Int> {
      guard let value else { return name }
      return name.lowerBound..<value.upperBound + (isComplete ? 1 : 0)
    }
  }

  /// Whether it begins an element, ends one, or is one by itself.
  package var kind: Kind
  /// From `<` to after `>`, or to where the tag breaks off.
  package var range: Range<Int>
  /// The name; empty while it is not typed.
  package var name: Range<Int>
  package var attributes: [Attribute]
  /// Whether it ends with `>`.
  package var isComplete: Bool
}

/// What is wrong with a text that is not well-formed.
package struct MarkupProblem: Sendable, Equatable {
  /// UTF-8 bytes of the text.
  package var range: Range<Int>
  /// One clause without a period.
  package var message: String
}
