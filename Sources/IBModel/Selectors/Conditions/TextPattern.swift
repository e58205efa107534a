/// A text in which `*` stands for any characters and `?` for any single one.
package struct TextPattern: Sendable, Hashable {
  package let text: String
  private let scalars: [Unicode.Scalar]

  package init(_ text: String) {
    self.text = text
    scalars = Array(text.unicodeScalars)
  }

  /// - Complexity: O(pattern · text), because only the last `*` is tried again.
  package func matches(_ value: String) -> Bool {
    let value = Array(value.unicodeScalars)
    var (next, position) = (0, 0)
    var star: (next: Int, position: Int)?
    while position < value.count {
      if next < scalars.count, scalars[next] == "*" {
        star = (next + 1, position)
        next += 1
      } else if next < scalars.count, scalars[next] == "?" || scalars[next] == value[position] {
        (next, position) = (next + 1, position + 1)
      } else if let last = star {
        star = (last.next, last.position + 1)
        (next, position) = (last.next, last.position + 1)
      } else {
        return false
      }
    }
    return scalars[next...].allSatisfy { $0 == "*" }
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
