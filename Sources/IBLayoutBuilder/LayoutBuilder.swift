import IBTemplates

/// Collects the statements of a layout. Conditions and loops of Swift are evaluated when the layout is made; `When` and
/// `Each` when it is applied.
@resultBuilder
public enum LayoutBuilder {
  /// A statement.
  public static func buildExpression(_ statement: any LayoutStatement) -> [any LayoutStatement] { [statement] }

  /// Several statements.
  public static func buildExpression(_ statements: [any LayoutStatement]) -> [any LayoutStatement] { statements }

  /// Statements one after the other.
  public static func buildBlock(_ parts: [any LayoutStatement]...) -> [any LayoutStatement] { parts.flatMap(\.self) }

  /// A condition without an alternative.
  public static func buildOptional(_ part: [any LayoutStatement]?) -> [any LayoutStatement] { part ?? [] }

  /// The first of two alternatives.
  public static func buildEither(first part: [any LayoutStatement]) -> [any LayoutStatement] { part }

  /// The second of two alternatives.
  public static func buildEither(second part: [any LayoutStatement]) -> [any LayoutStatement] { part }

  /// A loop.
  public static func buildArray(_ parts: [[any LayoutStatement]]) -> [any LayoutStatement] { parts.flatMap(\.self) }
}
