import IBModel

/// A constraint as Interface Builder writes it, between views by name.
public struct ConstraintStatement: LayoutStatement {
  /// The first item.
  public var first: LayoutName
  /// The second item; nil for a size.
  public var second: LayoutName?
  /// What it says, with names of items that do not count.
  public var content: ConstraintContent
  /// Its `identifier`.
  public var identifier: String?
  /// Where it is written.
  public var range: Range<Int>?

  /// A constraint.
  public init(
    _ first: LayoutName, _ second: LayoutName?, _ content: ConstraintContent, identifier: String? = nil,
    range: Range<Int>? = nil
  ) {
    self.first = first
    self.second = second
    self.content = content
    self.identifier = identifier
    self.range = range
  }

  /// Adds the constraint, unless an item is a neighbor that a list does not have here.
  public func add(to context: inout LayoutContext) throws(LayoutMistake) {
    guard let item = try context.item(first) else { return }
    var content = content
    content.first.item = item
    if let second {
      guard let other = try context.item(second) else { return }
      content.second?.item = other
    }
    try context.add(content, at: range)
    if let identifier {
      context.identify(from: context.pile.constraints.count - 1, by: identifier, isNumbered: false)
    }
  }
}
