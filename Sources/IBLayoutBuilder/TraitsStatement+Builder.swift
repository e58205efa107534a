import IBTemplates

extension TraitsStatement {
  /// Creates statements under traits.
  public init(
    _ pattern: Pattern, @LayoutBuilder _ statements: () -> [any LayoutStatement],
    @LayoutBuilder otherwise: () -> [any LayoutStatement] = { [] }
  ) {
    self.init(pattern, statements(), otherwise: otherwise())
  }
}
