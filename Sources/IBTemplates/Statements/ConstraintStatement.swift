import IBModel

/// A constraint as Interface Builder writes it, between views by name.
package struct ConstraintStatement: LayoutStatement {
  package var first: LayoutName
  /// nil for a size.
  package var second: LayoutName?
  /// The names of items in it are ignored.
  package var content: ConstraintContent
  package var identifier: String?
  package var range: Range<Int>?

  /// Adds the constraint, unless an item is a list neighbor that does not exist here.
  package func add(to context: inout LayoutContext) throws(LayoutProblem) {
    guard let item = try context.item(first) else { return }
    var content = content
    content.first.item = item
    if let second {
      guard let other = try context.item(second) else { return }
      content.second?.item = other
    }
    try context.add(content, at: range)
    if let identifier {
      context.identify(from: context.evaluated.constraints.count - 1, by: identifier, isNumbered: false)
    }
  }
}
