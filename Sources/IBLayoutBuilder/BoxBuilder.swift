import IBTemplates

/// Collects the items of a box.
@resultBuilder
public enum BoxBuilder {
  /// Items one after the other.
  public static func buildBlock(_ items: Box.Item...) -> [Box.Item] { items }
}
