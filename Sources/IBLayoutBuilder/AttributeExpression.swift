import IBModel
import IBTemplates

/// An attribute of a view, or a group of them: `view("photo").width`.
public struct AttributeExpression: Sendable {
  let views: [LayoutName]
  let name: String
  let other: LayoutName?

  private func statement(_ relation: LayoutRelation, _ value: ValueExpression) -> KeepStatement {
    let members = KeepAttribute.named(name).map { [$0] } ?? KeepAttribute.group(name) ?? []
    let kept = KeepValue(relation, value.amount, priority: value.priority.value)
    return KeepStatement(
      .names(views), to: other.map { .view($0) },
      [KeepStatement.Setting(name, members, members.map { _ in [kept] })])
  }

  /// Keeps the attribute at a value.
  public static func == (attribute: AttributeExpression, value: ValueExpression) -> KeepStatement {
    attribute.statement(.equal, value)
  }

  /// Keeps the attribute at least at a value.
  public static func >= (attribute: AttributeExpression, value: ValueExpression) -> KeepStatement {
    attribute.statement(.greaterThanOrEqual, value)
  }

  /// Keeps the attribute at most at a value.
  public static func <= (attribute: AttributeExpression, value: ValueExpression) -> KeepStatement {
    attribute.statement(.lessThanOrEqual, value)
  }

  /// Removes the constraint with a relation.
  public func removed(_ relation: LayoutRelation = .equal) -> KeepStatement {
    statement(relation, ValueExpression(nil))
  }
}

/// A value with its priority: `150`, `150 ~ .high`, `.metric("gap")`.
public struct ValueExpression: Sendable, Hashable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
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
  public static func metric(_ name: String) -> ValueExpression { ValueExpression(.metric(name)) }

  /// Returns the ratio of two numbers, as in `.ratio(16, 9)`.
  public static func ratio(_ one: Double, _ other: Double) -> ValueExpression { ValueExpression(.ratio(one, other)) }

  /// Returns a value with a priority.
  public static func ~ (value: ValueExpression, priority: LayoutPriority) -> ValueExpression {
    var result = value
    result.priority = priority
    return result
  }
}
