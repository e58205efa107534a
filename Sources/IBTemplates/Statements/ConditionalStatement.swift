/// Statements that apply when a condition holds, and others that apply when it does not.
package struct ConditionalStatement: LayoutStatement {
  /// The condition.
  package var condition: WrittenCondition
  /// What applies when it holds.
  package var statements: [any LayoutStatement]
  /// What applies otherwise.
  package var otherwise: [any LayoutStatement]
  /// Where it is written.
  package var range: Range<Int>?

  /// A conditional statement.
  package init(
    _ condition: WrittenCondition, _ statements: [any LayoutStatement], otherwise: [any LayoutStatement] = [],
    range: Range<Int>? = nil
  ) {
    self.condition = condition
    self.statements = statements
    self.otherwise = otherwise
    self.range = range
  }

  /// Adds what one of the branches says.
  package func add(to context: inout LayoutContext) throws(LayoutMistake) {
    try context.choose(try context.holds(condition), statements, otherwise)
  }
}
