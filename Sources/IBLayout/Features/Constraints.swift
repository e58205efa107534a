import IBModel
import IBScene
import IBSolver
import IBXML

extension SystemBuilder {
  /// The constraints somebody wrote.
  mutating func addConstraints() {
    for node in tree.nodes.indices {
      guard let list = tree.nodes[node].element.child(.constraints) else { continue }
      for element in list.children {
        if let constraint = Constraint(element) { add(constraint, host: node) }
      }
    }
  }

  private mutating func add(_ constraint: Constraint, host: Int) {
    guard !tree.variations.excluded.contains(constraint.id), surroundings.mode == .canvas || !constraint.isPlaceholder,
      let priority = number(.priority, of: constraint, omitted: LinearSystem.required), priority > 0,
      let relation = constraint.relation,
      let firstAttribute = constraint.firstAttribute,
      let first = anchor(constraint.firstItem, firstAttribute, other: constraint.secondItem),
      let constant = number(.constant, of: constraint, omitted: 0)
    else { return }
    var right = LinearExpression()
    // Positions multiplied by something other than 1 are counted from the view that holds the constraint.
    var reference = host
    if let secondItem = constraint.secondItem {
      guard let secondAttribute = constraint.secondAttribute,
        let second = anchor(secondItem, secondAttribute, other: constraint.firstItem),
        let multiplier = multiplier(of: constraint)
      else { return }
      let ancestor = tree.nearestCommonAncestor(first.node, second.node)
      if multiplier == 1 || !tree.contains(host, ancestor) { reference = ancestor }
      right = value(secondAttribute, of: second, in: reference) * multiplier
    }
    addRow(
      value(firstAttribute, of: first, in: reference), relation.solverRelation, right + constant,
      priority: Swift.min(priority, LinearSystem.required), .constraint(constraint))
  }

  private func number(_ name: Name, of constraint: Constraint, omitted: Double) -> Double? {
    guard let text = tree.variations.value(name, of: constraint.element) else { return omitted }
    return Double(finite: text)
  }

  private func multiplier(of constraint: Constraint) -> Double? {
    guard let text = tree.variations.value(.multiplier, of: constraint.element) else { return 1 }
    return Multiplier(text)?.value
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
