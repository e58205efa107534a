import IBModel

/// A constraint that applies, with its items resolved to views and guides of its scene.
public struct ResolvedConstraint: Sendable {
  /// The constraint in the document.
  public let source: Constraint
  /// The content, with variations applied.
  public let content: ConstraintContent
  /// The view that holds it.
  public let holder: ViewIndex
  /// The side of the first item.
  public let first: ResolvedAnchor
  /// The side of the second item; nil for constants.
  public let second: ResolvedAnchor?
  /// In points. For a standard distance, its value in the scene, whatever number the document has beside it.
  public let constant: Double

  /// The relation between the sides.
  public var relation: LayoutRelation { content.relation }
  /// The factor of the second side.
  public var multiplier: Double { content.multiplier.value }
  /// The priority, above 0 and at most 1000.
  public var priority: Double { content.priority }
}

/// An attribute of an item of a constraint.
public struct ResolvedAnchor: Sendable, Hashable {
  /// The item that the constraint refers to.
  public let item: ResolvedItem
  /// The edge, extent or line of the item.
  public let attribute: LayoutAttribute

  /// Creates an attribute of an item.
  public init(item: ResolvedItem, attribute: LayoutAttribute) {
    self.item = item
    self.attribute = attribute
  }
}

/// An item that a constraint refers to.
public enum ResolvedItem: Sendable, Hashable {
  /// A view of the scene.
  case view(ViewIndex)
  /// A layout guide of the scene.
  case guide(GuideIndex)
}
