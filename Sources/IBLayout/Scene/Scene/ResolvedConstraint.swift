import IBModel

/// A constraint that applies, with its items resolved to views and guides of its scene.
public struct ResolvedConstraint: Sendable {
  /// The constraint in the document.
  public let source: Constraint
  /// What it says, with variations applied.
  public let content: ConstraintContent
  /// The view that holds it.
  public let holder: ViewIndex
  /// The side of the first item.
  public let first: ResolvedAnchor
  /// The side of the second item; nil for constants.
  public let second: ResolvedAnchor?
  /// In points. Of a standard distance what it is in the scene, whatever number the document has beside it.
  public let constant: Double
}

extension ResolvedConstraint {
  /// How the sides compare.
  public var relation: LayoutRelation { content.relation }
  /// The factor of the second side.
  public var multiplier: Double { content.multiplier.value }
  /// Above 0, at most 1000.
  public var priority: Double { content.priority }
}

/// An attribute of an item of a constraint.
public struct ResolvedAnchor: Sendable, Hashable {
  /// What the constraint refers to.
  public let item: ResolvedItem
  /// Which edge, extent or line of it.
  public let attribute: LayoutAttribute

  /// An attribute of an item.
  public init(item: ResolvedItem, attribute: LayoutAttribute) {
    self.item = item
    self.attribute = attribute
  }
}

/// What a constraint refers to.
public enum ResolvedItem: Sendable, Hashable {
  /// A view of the scene.
  case view(ViewIndex)
  /// A layout guide of the scene.
  case guide(GuideIndex)
}
