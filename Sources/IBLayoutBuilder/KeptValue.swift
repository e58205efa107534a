import IBTemplates

/// A value with its priority: `150`, `150 ~ .high`, `.metric("gap")`.
public struct KeptValue: Sendable, Hashable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  let amount: KeepValue.Amount?
  var priority = LayoutPriority.required

  init(_ amount: KeepValue.Amount?) { self.amount = amount }

  /// Creates a value from a number.
  public init(_ number: Double) { self.init(.number(number)) }

  /// Creates a value from a literal.
  public init(floatLiteral value: Double) { self.init(value) }

  /// Creates a value from a literal.
  public init(integerLiteral value: Int) { self.init(Double(value)) }

  /// Returns the value of a metric.
  public static func metric(_ name: String) -> KeptValue { KeptValue(.metric(name)) }

  /// Returns the ratio of two numbers, as in `.ratio(16, 9)`.
  public static func ratio(_ one: Double, _ other: Double) -> KeptValue { KeptValue(.ratio(one, other)) }

  /// Returns a value with a priority.
  public static func ~ (value: KeptValue, priority: LayoutPriority) -> KeptValue {
    var result = value
    result.priority = priority
    return result
  }
}
