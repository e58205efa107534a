extension Solver {
  /// Required rows that the other required rows imply at a size: without all of these together, the same values meet
  /// what is required. Of rows that imply each other the ones added last are named; rows given up for a conflict are
  /// not looked at.
  /// - Complexity: one or two solves of its component for each required row.
  public func redundantRows(
    of system: LinearSystem, width: Double, height: Double
  ) throws(SolverFault) -> [Int] {
    var solution = Solution()
    try solve(system, width: width, height: height, into: &solution)
    var components = RequiredComponents(system, without: engine.isDropped)
    var groups: [Int: [Int]] = [:]
    for (place, row) in system.rows.enumerated() where row.priority == LinearSystem.required && !engine.isDropped[place]
    {
      let root = system.terms(of: row).first.map { components.root(of: Int($0.variable.index)) }
      groups[root ?? -1, default: []].append(place)
    }
    var result: [Int] = []
    for (root, rows) in groups {
      if root < 0 {
        result += rows
        continue
      }
      let bounds = (0..<system.variableCount).filter { system.isNonnegative[$0] && components.root(of: $0) == root }
      var kept = rows
      for row in rows.reversed() {
        kept.removeAll { $0 == row }
        if try isImplied(row, by: kept, bounds, system, width, height) { result.append(row) } else { kept.append(row) }
      }
    }
    return result.sorted()
  }

  /// Whether a row holds however strongly it is pushed the other way.
  private func isImplied(
    _ place: Int, by rows: [Int], _ bounds: [Int], _ system: LinearSystem, _ width: Double, _ height: Double
  ) throws(SolverFault) -> Bool {
    let row = system.rows[place]
    let pushes: [LinearSystem.Relation] =
      switch row.relation {
      case .equal: [.atMost, .atLeast]
      case .atMost: [.atLeast]
      case .atLeast: [.atMost]
      }
    for push in pushes {
      var pushed = LinearSystem()
      var local: [Int32: LinearSystem.Variable] = [:]
      func renamed(_ terms: ArraySlice<LinearSystem.Term>) -> [LinearSystem.Term] {
        terms.map { term in
          let new = local[term.variable.index] ?? pushed.addVariable()
          local[term.variable.index] = new
          return LinearSystem.Term(term.coefficient, new)
        }
      }
      for other in rows {
        let terms = renamed(system.terms(of: system.rows[other]))
        pushed.addRow(terms, system.rows[other].relation, system.rows[other].constant)
      }
      for variable in bounds {
        let term = LinearSystem.Term(1, LinearSystem.Variable(index: Int32(variable)))
        pushed.addRow(renamed([term]), .atLeast, LinearSystem.Constant(0))
      }
      var away = row.constant
      away.base += push == .atLeast ? 1 : -1
      pushed.addRow(renamed(system.terms(of: row)), push, away, priority: 500)
      let values = try explainer.solve(pushed, width: width, height: height)
      var original = pushed.rows[pushed.rows.count - 1]
      original.constant = row.constant
      original.relation = row.relation
      if values.error(of: original, in: pushed, width: width, height: height) > Tolerance.row { return false }
    }
    return true
  }
}
