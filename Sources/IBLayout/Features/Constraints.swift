import IBModel
import IBSolver

extension SystemBuilder {
  mutating func addConstraints() {
    for constraint in scene.constraints { add(constraint) }
  }

  private mutating func add(_ constraint: ResolvedConstraint) {
    let difference = difference(
      constraint.first, constraint.second, multiplier: constraint.multiplier, heldBy: constraint.holder)
    addRow(
      difference - constraint.constant, constraint.relation.solverRelation, priority: constraint.priority,
      .constraint(constraint.source))
    if yieldsFirst(constraint) { yieldLastRowFirst() }
  }

  func difference(
    _ one: ResolvedAnchor, _ other: ResolvedAnchor?, multiplier: Double, heldBy holder: ViewIndex
  ) -> LinearExpression {
    let first = anchor(one, other: other)
    let second = other.map { anchor($0, other: one) }
    let multiplier = other == nil ? 0 : multiplier
    var reference = holder
    if let second {
      let ancestor = scene.nearestCommonAncestor(first.view, second.view)
      // Positions multiplied by something other than 1 are counted from the view that holds the constraint.
      if multiplier == 1 || !scene.contains(reference, ancestor) { reference = ancestor }
    }
    let isReflected = isReflected(one.attribute, other?.attribute, in: reference)
    var sum = LinearExpression()
    sum.terms.reserveCapacity(4)
    if let second, let side = other {
      add(-multiplier, isReflected ? side.attribute.reflected : side.attribute, of: second, in: reference, to: &sum)
    }
    add(1, isReflected ? one.attribute.reflected : one.attribute, of: first, in: reference, to: &sum)
    return isReflected ? size(reference, .horizontal) * (1 - multiplier) - sum : sum
  }

  /// Whether positions in a constraint count from the far edge of a view.
  private func isReflected(_ attribute: LayoutAttribute, _ other: LayoutAttribute?, in reference: ViewIndex) -> Bool {
    guard scene.isReflected || scene[reference].direction != nil, attribute.axis == .horizontal, !attribute.isDimension
    else { return false }
    let isNatural = attribute.isNatural || other?.isNatural == true
    return scene.isReflected(isNatural: isNatural, in: reference)
  }

  /// Whether a conflict breaks the constraint before others: one to the far edge of a surrounding view, except in the
  /// cells of a storyboard.
  ///
  /// Source: stored frames of conflicts. 35 of 42 in plain views and cells of a .xib break the far edge, the first one
  /// in the document.
  private func yieldsFirst(_ constraint: ResolvedConstraint) -> Bool {
    guard environment.platform != .macOS, let second = constraint.second, constraint.first.attribute.isFarEdge,
      second.attribute.isFarEdge,
      !(environment.isStoryboard && isInCell(constraint.holder))
    else { return false }
    let (one, other) = (scene.view(of: constraint.first.item), scene.view(of: second.item))
    return (scene[one].parent == other || scene[other].parent == one) && environment.follows(.farEdgeYields)
  }

  private func isInCell(_ view: ViewIndex) -> Bool {
    var current: ViewIndex? = view
    while let ancestor = current {
      if [.tableViewCell, .collectionViewCell, .collectionReusableView].contains(scene[ancestor].kind) { return true }
      current = scene[ancestor].parent
    }
    return false
  }
}

extension LayoutAttribute {
  fileprivate var isFarEdge: Bool {
    switch self {
    case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: true
    default: false
    }
  }
}

extension LayoutRelation {
  fileprivate var solverRelation: LinearSystem.Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .atMost
    case .greaterThanOrEqual: .atLeast
    }
  }
}
