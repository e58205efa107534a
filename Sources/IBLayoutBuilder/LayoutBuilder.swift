import IBTemplates

/// A result builder for the statements of a layout. Conditions and loops of Swift are evaluated when the layout is
/// made; `When` and `Each` when it is applied.
@resultBuilder
public enum LayoutBuilder {
  /// Returns a statement.
  public static func buildExpression(_ statement: any LayoutStatement) -> [any LayoutStatement] { [statement] }

  /// Returns several statements.
  public static func buildExpression(_ statements: [any LayoutStatement]) -> [any LayoutStatement] { statements }

  /// Returns the statements in order.
  public static func buildBlock(_ parts: [any LayoutStatement]...) -> [any LayoutStatement] { parts.flatMap(\.self) }

  /// Returns the statements of a condition without an alternative.
  public static func buildOptional(_ part: [any LayoutStatement]?) -> [any LayoutStatement] { part ?? [] }

  /// Returns the first of two alternatives.
  public static func buildEither(first part: [any LayoutStatement]) -> [any LayoutStatement] { part }

  /// Returns the second of two alternatives.
  public static func buildEither(second part: [any LayoutStatement]) -> [any LayoutStatement] { part }

  /// Returns the statements of a loop.
  public static func buildArray(_ parts: [[any LayoutStatement]]) -> [any LayoutStatement] { parts.flatMap(\.self) }
}

/// A result builder for the items of a box.
@resultBuilder
public enum BoxBuilder {
  /// Returns the items.
  public static func buildBlock(_ items: Box.Item...) -> [Box.Item] { items }
}

extension LayoutStatement {
  /// No place: the statement is written in Swift.
  public var range: Range<Int>? { nil }
}
