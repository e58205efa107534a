import IBTemplates

/// A result builder for the items of a box.
@resultBuilder
public enum BoxBuilder {
  /// Returns the items.
  public static func buildBlock(_ items: Box.Item...) -> [Box.Item] { items }
}
