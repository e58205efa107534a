import IBBase

enum ValueCondition: Sendable, Hashable {
  case present
  case oneOf([String])
  /// A missing value, or a value other than these texts.
  case noneOf([String])
  case number(atLeast: Double?, atMost: Double?)
  case less(than: Double)
  case greater(than: Double)
  /// This text, or the same number in another spelling.
  case equal(String, number: Double)
  case containing(String), beginning(with: String), ending(with: String)
  case like(TextTest)
  indirect case not(ValueCondition)

  func isMet(by value: String?) -> Bool {
    switch self {
    case .present: value != nil
    case .noneOf(let texts): value.map { !texts.contains($0) } ?? true
    case .not(let condition): !condition.isMet(by: value)
    default: value.map(isMet(byText:)) ?? false
    }
  }

  private func isMet(byText value: String) -> Bool {
    switch self {
    case .oneOf(let texts): texts.contains(value)
    case .number(let least, let most):
      Double(value).map { $0 >= least ?? -.infinity && $0 <= most ?? .infinity } ?? false
    case .less(let limit): Double(value).map { $0 < limit } ?? false
    case .greater(let limit): Double(value).map { $0 > limit } ?? false
    case .equal(let text, let number): value == text || Double(value) == number
    case .containing(let part): Array(value.utf8).range(of: part) != nil
    case .beginning(let part): value.utf8.starts(with: part.utf8)
    case .ending(let part): value.utf8.reversed().starts(with: part.utf8.reversed())
    case .like(let test): test.matches(value)
    case .present, .noneOf, .not: isMet(by: value)
    }
  }
}
