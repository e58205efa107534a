import IBTemplates

extension GroupStatement {
  /// Creates a group.
  public init(
    identifier: String? = nil, isNumbered: Bool = false, @LayoutBuilder _ statements: () -> [any LayoutStatement]
  ) {
    self.init(identifier: identifier, isNumbered: isNumbered, statements())
  }
}
