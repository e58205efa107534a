/// How important a constraint is, above 0 and at most 1000.
public struct LayoutPriority: Sendable, Hashable {
  /// The number.
  public let value: Double

  /// A priority; numbers outside of 1…1000 are moved to the nearer end.
  public init(_ value: Double) { self.value = min(max(value, 1), 1000) }

  /// 1000: it must be satisfied.
  public static let required = LayoutPriority(1000)
  /// 750.
  public static let high = LayoutPriority(750)
  /// 250.
  public static let low = LayoutPriority(250)
  /// 50.
  public static let fitting = LayoutPriority(50)

  /// A higher priority.
  public static func + (priority: LayoutPriority, step: Double) -> LayoutPriority {
    LayoutPriority(priority.value + step)
  }

  /// A lower priority.
  public static func - (priority: LayoutPriority, step: Double) -> LayoutPriority {
    LayoutPriority(priority.value - step)
  }
}

/// Binds a priority to a value, before values are compared.
infix operator ~ : PriorityPrecedence

/// Between a sum and a comparison: `8 ~ .low + 10` is 8 with the priority 260.
precedencegroup PriorityPrecedence {
  higherThan: ComparisonPrecedence
  lowerThan: AdditionPrecedence
}
