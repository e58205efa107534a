/// Statements that belong together, with an identifier for their constraints.
public struct GroupStatement: LayoutStatement {
  /// The `identifier` of each constraint; an outer one replaces an inner one.
  public var identifier: String?
  /// Whether ` [0]`, ` [1]` … follows the identifier.
  public var isNumbered: Bool
  /// The statements.
  public var statements: [any LayoutStatement]
  /// The place in the sheet.
  public var range: Range<Int>?

  /// Creates a group.
  public init(
    identifier: String? = nil, isNumbered: Bool = false, _ statements: [any LayoutStatement], range: Range<Int>? = nil
  ) {
    (self.identifier, self.isNumbered, self.statements, self.range) = (identifier, isNumbered, statements, range)
  }

  /// Adds the content of the statements.
  public func add(to context: inout LayoutContext) throws(LayoutProblem) {
    let start = context.evaluated.constraints.count
    try context.add(statements)
    if let identifier { context.identify(from: start, by: identifier, isNumbered: isNumbered) }
  }
}
