import IBTemplates

/// Statements under a condition, such as `width gt 500`, and others that apply otherwise.
public struct When: LayoutStatement {
  private let text: String
  private let statements: [any LayoutStatement]
  private let otherwise: [any LayoutStatement]

  /// Creates a conditional statement.
  public init(
    _ condition: String, @LayoutBuilder _ statements: () -> [any LayoutStatement],
    @LayoutBuilder otherwise: () -> [any LayoutStatement] = { [] }
  ) {
    text = condition
    self.statements = statements()
    self.otherwise = otherwise()
  }

  /// Adds the content of one of the branches.
  public func add(to context: inout LayoutContext) throws(LayoutProblem) {
    let condition: LayoutCondition
    do throws(ConditionError) { condition = try LayoutCondition(text) } catch {
      throw LayoutProblem(.condition(error.reason))
    }
    try ConditionalStatement(WrittenCondition(condition), statements, otherwise: otherwise).add(to: &context)
  }
}
