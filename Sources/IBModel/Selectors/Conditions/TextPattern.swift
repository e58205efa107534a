/// A text in which `*` stands for any characters and `?` for any single one.
package struct TextPattern: Sendable, Hashable {
  package let text: String
  private let scalars: [Unicode.Scalar]

  package init(_ text: String) {
    self.text = text
    scalars = Array(text.unicodeScalars)
  }

  /// - Complexity: O(pattern · text)
  package func matches(_ value: String) -> Bool {
    let value = Array(value.unicodeScalars)
    return matchesWildcards(scalars, value.count, isWildcard: { $0 == "*" }) { $0 == "?" || $0 == value[$1] ? 1 : nil }
  }
}

/// A test of a text: a pattern with `*` and `?` for the whole text, or a regular expression that occurs in it.
package enum TextTest: Sendable, Hashable {
  case pattern(TextPattern)
  case expression(RegularExpression)

  package func matches(_ text: String) -> Bool {
    switch self {
    case .pattern(let pattern): pattern.matches(text)
    case .expression(let expression): expression.occurs(in: text)
    }
  }
}
