/// Statements that belong together, with an identifier for their constraints.
public struct GroupStatement: LayoutStatement {
  /// What each constraint has as its `identifier`; an outer one replaces an inner one.
  public var identifier: String?
  /// Whether ` [0]`, ` [1]` … follows it.
  public var isNumbered: Bool
  /// The statements.
  public var statements: [any LayoutStatement]
  /// Where it is written.
  public var range: Range<Int>?

  /// A group.
  public init(
    identifier: String? = nil, isNumbered: Bool = false, _ statements: [any LayoutStatement], range: Range<Int>? = nil
  ) {
    self.identifier = identifier
    self.isNumbered = isNumbered
    self.statements = statements
    self.range = range
  }

  /// Adds what the statements say.
  public func add(to context: inout LayoutContext) throws(LayoutMistake) {
    let start = context.pile.constraints.count
    try context.add(statements)
    if let identifier { context.identify(from: start, by: identifier, isNumbered: isNumbered) }
  }
}
