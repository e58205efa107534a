import IBLayout
import IBModel

extension LayoutCondition: CustomStringConvertible {
  /// The spelling in sheets: `portrait`, `width gt 500 and not state.isLarge`.
  package var description: String {
    switch self {
    case .constant(let value): value ? "yes" : "no"
    case .orientation(let orientation): orientation.rawValue
    case .state(let name): "state.\(name.text)"
    case .has(let name): "has \(name.text)"
    case .comparison(let left, let comparison, let right): "\(left) \(comparison.rawValue) \(right)"
    case .not(let inner): "not \(inner.inParentheses)"
    case .and(let one, let other): "\(one.inParentheses) and \(other.inParentheses)"
    case .or(let one, let other): "\(one) or \(other)"
    }
  }

  private var inParentheses: String {
    if case .or = self { "(\(self))" } else { "\(self)" }
  }

  /// Returns the facts that make the condition false: `the orientation is portrait`, `width is 393`.
  func facts(in surroundings: Surroundings) -> [String] {
    switch self {
    case .constant, .has: []
    case .orientation: ["the orientation is \(surroundings.environment.orientation.rawValue)"]
    case .state(let name): Operand.state(name).facts(in: surroundings)
    case .comparison(let left, _, let right): left.facts(in: surroundings) + right.facts(in: surroundings)
    case .not(let inner): inner.facts(in: surroundings)
    case .and(let one, let other), .or(let one, let other): one.facts(in: surroundings) + other.facts(in: surroundings)
    }
  }
}

extension LayoutCondition.Operand: CustomStringConvertible {
  package var description: String {
    switch self {
    case .number(let number): number.short
    case .quantity(let quantity): quantity.rawValue
    case .metric(let name): "metric.\(name.text)"
    case .state(let name): "state.\(name.text)"
    case .word(let name): name.text
    }
  }

  fileprivate func facts(in surroundings: LayoutCondition.Surroundings) -> [String] {
    switch self {
    case .number, .word: []
    case .quantity, .metric, .state:
      (try? surroundings.value(self)).map { ["\(self) is \($0.text)"] } ?? []
    }
  }
}
