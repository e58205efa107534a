import IBLayout
import IBModel

extension LayoutCondition {
  /// The facts that a condition is evaluated against.
  package struct Surroundings: Sendable {
    /// The environment, with the defaults of states and metrics filled in.
    package var environment: LayoutEnvironment
    /// Names of list neighbors, and whether they stand for a view here.
    package var neighbors: [String: Bool] = [:]
    /// The place in the innermost list and its length; nil outside of lists.
    package var place: (index: Int, count: Int)?
  }

  package func holds(in surroundings: Surroundings) throws(ConditionError) -> Bool {
    switch self {
    case .constant(let value): return value
    case .orientation(let orientation): return surroundings.environment.orientation == orientation
    case .state(let name):
      guard case .boolean(let value) = try surroundings.state(name) else {
        throw ConditionError(offset: name.offset, reason: .notBoolean(name.text))
      }
      return value
    case .has(let name):
      guard let isThere = surroundings.neighbors[name.text] else {
        throw ConditionError(offset: name.offset, reason: .outsideList(name.text))
      }
      return isThere
    case .comparison(let left, let comparison, let right):
      return try LayoutCondition.compare(left, comparison, right, in: surroundings)
    case .not(let inner): return try !inner.holds(in: surroundings)
    // Both sides are evaluated, so that a mistake is found in every environment.
    case .and(let one, let other):
      let (first, second) = (try one.holds(in: surroundings), try other.holds(in: surroundings))
      return first && second
    case .or(let one, let other):
      let (first, second) = (try one.holds(in: surroundings), try other.holds(in: surroundings))
      return first || second
    }
  }

  private static func compare(
    _ left: Operand, _ comparison: Comparison, _ right: Operand, in surroundings: Surroundings
  ) throws(ConditionError) -> Bool {
    try checkWord(right, of: left)
    try checkWord(left, of: right)
    let (one, other) = (try surroundings.value(left), try surroundings.value(right))
    if case .number(let first) = one, case .number(let second) = other {
      switch comparison {
      case .equal: return first == second
      case .different: return first != second
      case .less: return first < second
      case .lessOrEqual: return first <= second
      case .greater: return first > second
      case .greaterOrEqual: return first >= second
      }
    }
    let isNumeric = [one, other].contains { if case .number = $0 { true } else { false } }
    guard !isNumeric, comparison == .equal || comparison == .different else {
      throw ConditionError(offset: left.offset ?? right.offset ?? 0, reason: .incomparable)
    }
    return (one == other) == (comparison == .equal)
  }

  /// Checks that a word compared with a size class, an idiom or a direction is one of their values.
  private static func checkWord(_ operand: Operand, of other: Operand) throws(ConditionError) {
    guard case .quantity(let quantity) = other, case .word(let word) = operand else { return }
    if !quantity.words.isEmpty, !quantity.words.contains(word.text) {
      throw ConditionError(
        offset: word.offset, reason: .impossible(quantity.rawValue, word: word.text, possible: quantity.words))
    }
  }
}

extension LayoutCondition.Operand {
  fileprivate var offset: Int? {
    switch self {
    case .number, .quantity: nil
    case .metric(let name), .state(let name), .word(let name): name.offset
    }
  }
}

extension LayoutCondition.Surroundings {
  fileprivate func state(_ name: LayoutCondition.Name) throws(ConditionError) -> StateValue {
    if let value = environment.state[name.text] { return value }
    let nearest = EditDistance.nearest(to: name.text, among: environment.state.keys.sorted())
    throw ConditionError(offset: name.offset, reason: .unknownState(name.text, nearest: nearest))
  }

  func value(_ operand: LayoutCondition.Operand) throws(ConditionError) -> StateValue {
    switch operand {
    case .number(let number): return .number(number)
    case .word(let word):
      return word.text == "yes" || word.text == "no" ? StateValue(word.text) : .word(word.text)
    case .state(let name): return try state(name)
    case .metric(let name):
      if let metric = environment.metrics[name.text] { return .number(metric) }
      let nearest = EditDistance.nearest(to: name.text, among: environment.metrics.keys.sorted())
      throw ConditionError(offset: name.offset, reason: .unknownMetric(name.text, nearest: nearest))
    case .quantity(let quantity): return try value(quantity)
    }
  }

  private func value(_ quantity: LayoutCondition.Quantity) throws(ConditionError) -> StateValue {
    switch quantity {
    case .width: return .number(environment.size.width)
    case .height: return .number(environment.size.height)
    case .scale: return .number(environment.scale)
    case .index, .count:
      guard let place else { throw ConditionError(offset: 0, reason: .outsideList(quantity.rawValue)) }
      return .number(Double(quantity == .index ? place.index : place.count))
    case .horizontal: return .word(environment.sizeClasses.width?.rawValue ?? "any")
    case .vertical: return .word(environment.sizeClasses.height?.rawValue ?? "any")
    case .idiom: return .word(environment.idiom.rawValue)
    case .direction: return .word(environment.isRightToLeft ? "rightToLeft" : "leftToRight")
    }
  }
}
