import IBBase

package enum ValueCondition: Sendable, Hashable {
  case present
  case absent
  case oneOf([String])
  /// A missing value, or a value other than these texts.
  case noneOf([String])
  case matching([TextPattern])
  case number(atLeast: Double?, atMost: Double?)
  case less(than: Double)
  case greater(than: Double)
  /// This text, or the same number in another spelling.
  case equal(String, number: Double)
  case containing(String), beginning(with: String), ending(with: String)
  case like(TextTest)
  case all([ValueCondition])
  indirect case not(ValueCondition)

  package func isMet(by value: String?) -> Bool {
    switch self {
    case .present: value != nil
    case .absent: value == nil
    case .noneOf(let texts): value.map { !texts.contains($0) } ?? true
    case .all(let conditions): conditions.allSatisfy { $0.isMet(by: value) }
    case .not(let condition): !condition.isMet(by: value)
    default: value.map(isMet(byText:)) ?? false
    }
  }

  private func isMet(byText value: String) -> Bool {
    switch self {
    case .oneOf(let texts): texts.contains(value)
    case .matching(let patterns): patterns.contains { $0.matches(value) }
    case .number(let least, let most):
      Double(value).map { $0 >= least ?? -.infinity && $0 <= most ?? .infinity } ?? false
    case .less(let limit): Double(value).map { $0 < limit } ?? false
    case .greater(let limit): Double(value).map { $0 > limit } ?? false
    case .equal(let text, let number): value == text || Double(value) == number
    case .containing(let part): Array(value.utf8).range(of: part) != nil
    case .beginning(let part): value.utf8.starts(with: part.utf8)
    case .ending(let part): value.utf8.reversed().starts(with: part.utf8.reversed())
    case .like(let test): test.matches(value)
    case .present, .absent, .noneOf, .all, .not: isMet(by: value)
    }
  }
}

extension ValueCondition: CustomStringConvertible {
  /// For use after `must be`.
  package var description: String {
    switch self {
    case .present: "present"
    case .absent: "absent"
    case .oneOf(let texts): ValueCondition.listed(texts)
    case .noneOf(let texts): "other than \(ValueCondition.listed(texts))"
    case .matching(let patterns): "like \(ValueCondition.listed(patterns.map(\.text)))"
    case .number(let least?, let most?): "from \(least) to \(most)"
    case .number(let least?, nil): "at least \(least)"
    case .number(nil, let most?): "at most \(most)"
    case .number(nil, nil): "a number"
    case .less(let limit): "less than \(limit)"
    case .greater(let limit): "greater than \(limit)"
    case .equal(let text, _): "`\(text)`"
    case .containing(let part): "a text with `\(part)` in it"
    case .beginning(let part): "a text that begins with `\(part)`"
    case .ending(let part): "a text that ends with `\(part)`"
    case .like(.pattern(let pattern)): "like `\(pattern.text)`"
    case .like(.expression(let expression)): "like `/\(expression.text)/`"
    case .all(let conditions): conditions.map(\.description).joined(separator: " and ")
    case .not(let condition): "other than \(condition)"
    }
  }

  private static func listed(_ texts: [String]) -> String {
    texts.map { "`\($0)`" }.joined(separator: " or ")
  }
}
