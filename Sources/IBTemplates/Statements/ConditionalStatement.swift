/// Statements that apply when a condition holds, and others that apply when it does not.
package struct ConditionalStatement: LayoutStatement {
  package var condition: WrittenCondition
  package var statements: [any LayoutStatement]
  package var otherwise: [any LayoutStatement]
  package var range: Range<Int>?

  package init(
    _ condition: WrittenCondition, _ statements: [any LayoutStatement], otherwise: [any LayoutStatement] = [],
    range: Range<Int>? = nil
  ) {
    (self.condition, self.statements, self.otherwise, self.range) = (condition, statements, otherwise, range)
  }

  package func add(to context: inout LayoutContext) throws(LayoutProblem) {
    try context.choose(try context.holds(condition), statements, otherwise)
  }
}
