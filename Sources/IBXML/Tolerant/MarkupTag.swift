/// A tag in a text that may be incomplete.
package struct MarkupTag: Sendable, Equatable {
  package enum Kind: Sendable { case start, empty, end }

  /// An attribute; all ranges are UTF-8 bytes of the text.
  package struct Attribute: Sendable, Equatable {
    package var name: Range<Int>
    /// The text between the quotes, as far as it is typed; nil without a value.
    package var value: Range<Int>?
    package var isComplete: Bool

    package var range: Range<Int> {
      guard let value else { return name }
      return name.lowerBound..<value.upperBound + (isComplete ? 1 : 0)
    }
  }

  package var kind: Kind
  /// The range from `<` to after `>`, or to the place where the tag breaks off.
  package var range: Range<Int>
  /// Empty while it is not typed.
  package var name: Range<Int>
  package var attributes: [Attribute]
  package var isComplete: Bool
}

/// A mistake in a text that is not well-formed.
package struct MarkupProblem: Sendable, Equatable {
  /// In UTF-8 bytes.
  package var range: Range<Int>
  /// One clause without a period.
  package var message: String
}
