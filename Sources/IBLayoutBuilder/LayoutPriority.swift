import IBModel

/// The priority of a constraint, above 0 and at most 1000.
public struct LayoutPriority: Sendable, Hashable, CustomStringConvertible {
  /// The number.
  public let value: Double

  /// Creates a priority; numbers outside of 1…1000 are moved to the nearer end.
  public init(_ value: Double) { self.value = min(max(value, 1), 1000) }

  /// The priority 1000 of constraints that must be satisfied.
  public static let required = LayoutPriority(NamedPriority.required.value)
  /// The priority 750.
  public static let high = LayoutPriority(NamedPriority.high.value)
  /// The priority 250.
  public static let low = LayoutPriority(NamedPriority.low.value)
  /// The priority 50.
  public static let fitting = LayoutPriority(NamedPriority.fitting.value)

  /// Returns a higher priority.
  public static func + (priority: LayoutPriority, step: Double) -> LayoutPriority {
    LayoutPriority(priority.value + step)
  }

  /// Returns a lower priority.
  public static func - (priority: LayoutPriority, step: Double) -> LayoutPriority {
    LayoutPriority(priority.value - step)
  }

  /// The name: `high`, `high +10`.
  public var description: String { NamedPriority.text(of: value) }
}

/// An operator that gives a value a priority.
infix operator ~ : PriorityPrecedence

/// A precedence between sums and comparisons: `8 ~ .low + 10` is 8 with the priority 260.
precedencegroup PriorityPrecedence {
  higherThan: ComparisonPrecedence
  lowerThan: AdditionPrecedence
}
