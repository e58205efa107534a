/// Statements that apply when a condition holds, and others that apply when it does not.
public struct ConditionalStatement: LayoutStatement {
  /// The condition.
  public var condition: WrittenCondition
  /// What applies when it holds.
  public var statements: [any LayoutStatement]
  /// What applies otherwise.
  public var otherwise: [any LayoutStatement]
  /// Where it is written.
  public var range: Range<Int>?

  /// A conditional statement.
  public init(
    _ condition: WrittenCondition, _ statements: [any LayoutStatement], otherwise: [any LayoutStatement] = [],
    range: Range<Int>? = nil
  ) {
    self.condition = condition
    self.statements = statements
    self.otherwise = otherwise
    self.range = range
  }

  /// Adds what one of the branches says.
  public func add(to context: inout LayoutContext) throws(LayoutMistake) {
    try context.choose(try context.holds(condition), statements, otherwise)
  }
}
