import IBModel

/// How important a constraint is, above 0 and at most 1000.
public struct LayoutPriority: Sendable, Hashable {
  /// The number.
  public let value: Double

  /// A priority; numbers outside of 1…1000 are moved to the nearer end.
  public init(_ value: Double) { self.value = min(max(value, 1), 1000) }

  /// 1000: it must be satisfied.
  public static let required = LayoutPriority(NamedPriority.required.value)
  /// 750.
  public static let high = LayoutPriority(NamedPriority.high.value)
  /// 250.
  public static let low = LayoutPriority(NamedPriority.low.value)
  /// 50.
  public static let fitting = LayoutPriority(NamedPriority.fitting.value)

  /// A higher priority.
  public static func + (priority: LayoutPriority, step: Double) -> LayoutPriority {
    LayoutPriority(priority.value + step)
  }

  /// A lower priority.
  public static func - (priority: LayoutPriority, step: Double) -> LayoutPriority {
    LayoutPriority(priority.value - step)
  }
}

extension LayoutPriority: CustomStringConvertible {
  /// `high`, `high +10`.
  public var description: String { NamedPriority.text(of: value) }
}

/// Binds a priority to a value, before values are compared.
infix operator ~ : PriorityPrecedence

/// Between a sum and a comparison: `8 ~ .low + 10` is 8 with the priority 260.
precedencegroup PriorityPrecedence {
  higherThan: ComparisonPrecedence
  lowerThan: AdditionPrecedence
}
