/// What a declared rule says about the value of an attribute.
public enum AttributeCondition: Sendable, Hashable {
  /// There is a value.
  case present
  /// There is no value.
  case absent
  /// The value is one of these texts.
  case oneOf([String])
  /// There is no value, or it is none of these texts.
  case noneOf([String])
  /// The value matches one of these patterns.
  case matching([TextPattern])
  /// The value is a number within limits.
  case number(atLeast: Double?, atMost: Double?)
  /// All of these.
  case all([AttributeCondition])

  func isMet(by value: String?) -> Bool {
    switch self {
    case .present: value != nil
    case .absent: value == nil
    case .oneOf(let texts): value.map(texts.contains) ?? false
    case .noneOf(let texts): value.map { !texts.contains($0) } ?? true
    case .matching(let patterns): value.map { value in patterns.contains { $0.matches(value) } } ?? false
    case .number(let least, let most):
      value.flatMap(Double.init).map { $0 >= least ?? -.infinity && $0 <= most ?? .infinity } ?? false
    case .all(let conditions): conditions.allSatisfy { $0.isMet(by: value) }
    }
  }
}

extension AttributeCondition: CustomStringConvertible {
  /// What must be true, after `must be`.
  public var description: String {
    switch self {
    case .present: "present"
    case .absent: "absent"
    case .oneOf(let texts): AttributeCondition.listed(texts)
    case .noneOf(let texts): "other than \(AttributeCondition.listed(texts))"
    case .matching(let patterns): "like \(AttributeCondition.listed(patterns.map(\.text)))"
    case .number(let least?, let most?): "from \(least) to \(most)"
    case .number(let least?, nil): "at least \(least)"
    case .number(nil, let most?): "at most \(most)"
    case .number(nil, nil): "a number"
    case .all(let conditions): conditions.map(\.description).joined(separator: " and ")
    }
  }

  private static func listed(_ texts: [String]) -> String {
    texts.map { "`\($0)`" }.joined(separator: " or ")
  }
}

/// A text in which `*` stands for any characters and `?` for any single one.
public struct TextPattern: Sendable, Hashable {
  /// As it is written.
  public let text: String
  private let scalars: [Unicode.Scalar]

  /// A pattern.
  public init(_ text: String) {
    self.text = text
    scalars = Array(text.unicodeScalars)
  }

  /// Whether a whole text matches.
  /// - Complexity: O(pattern · text), because only the last `*` is tried again.
  public func matches(_ value: String) -> Bool {
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
