import IBModel
import IBScene
import IBSolver

extension SystemBuilder {
  /// The constraints of the document.
  mutating func addConstraints() {
    for constraint in scene.constraints { add(constraint) }
  }

  private mutating func add(_ constraint: ResolvedConstraint) {
    let first = anchor(constraint.first, other: constraint.second)
    var reference = constraint.holder
    var sum = LinearExpression()
    if let side = constraint.second {
      let second = anchor(side, other: constraint.first)
      let multiplier = constraint.multiplier
      let ancestor = scene.nearestCommonAncestor(first.view, second.view)
      // Positions multiplied by something other than 1 are counted from the view that holds the constraint.
      if multiplier == 1 || !scene.contains(reference, ancestor) { reference = ancestor }
      add(-multiplier, side.attribute, of: second, in: reference, to: &sum)
    }
    add(1, constraint.first.attribute, of: first, in: reference, to: &sum)
    addRow(
      sum - constraint.constant, constraint.relation.solverRelation, priority: constraint.priority,
      .constraint(constraint.source))
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
