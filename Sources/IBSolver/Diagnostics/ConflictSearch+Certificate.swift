/// Sets of rows that conflict, derived from a solution.
///
/// A row that fails if others are satisfied is a combination of the rows without error at the point where it fails
/// least, and without any one of them these are independent (Farkas' lemma).
extension ConflictSearch {
  /// Returns a failing row with the rows that make it fail, if those rows conflict by themselves. They may depend on
  /// the size.
  mutating func certificate(
    _ failing: [Int], _ candidates: [Int], _ width: Double, _ height: Double
  ) throws(SolverError) -> [Int]? {
    let isFailing = Set(failing)
    var holding = candidates.filter { !isFailing.contains($0) }
    for row in failing {
      let elastic = relaxing(row)
      oracle.isDropped.fill(elastic.rows.count, with: true)
      for other in holding { oracle.isDropped[other] = false }
      oracle.isDropped[row] = false
      try oracle.solve(elastic, width: width, height: height)
      let terms = Array(elastic.terms(of: elastic.rows[row]))
      let scale = terms.reduce(0) { max($0, abs($1.coefficient)) }
      if !oracle.violated.isEmpty { return nil }
      if abs(slack(of: row, in: elastic).value(at: oracle.point)) <= Tolerance.row * scale || holds(row, in: elastic) {
        holding.append(row)
        continue
      }
      let basis = ActiveRows(oracle, elastic)
      let (equations, places) = basis.equations(for: terms)
      try transposer.solve(equations, width: 0, height: 0)
      var set = [row]
      for (index, place) in places.enumerated() {
        guard case .row(let other)? = basis.sources[place] else { continue }
        if abs(transposer.value[index][0]) > Tolerance.row { set.append(other) }
      }
      return try canHold(set[...], width, height) ? nil : set
    }
    return nil
  }

  func relaxing(_ relaxed: Int) -> LinearSystem {
    var result = system
    result.relax(relaxed)
    return result
  }

  func slack(of place: Int, in system: LinearSystem) -> Affine {
    var slack = -Affine(system.rows[place].constant)
    for term in system.terms(of: system.rows[place]) { slack += term.coefficient * oracle.value[term.variable.index] }
    return slack
  }

  private func holds(_ place: Int, in system: LinearSystem) -> Bool {
    let slack = slack(of: place, in: system).value(at: oracle.point)
    switch system.rows[place].relation {
    case .equal: return false
    case .atMost: return slack <= 0
    case .atLeast: return slack >= 0
    }
  }

  func isMet(_ place: Int) -> Bool {
    abs(slack(of: place, in: system).value(at: oracle.point)) <= Tolerance.slack || holds(place, in: system)
  }
}
