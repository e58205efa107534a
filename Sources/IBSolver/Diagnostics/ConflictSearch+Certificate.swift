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
      let elastic = system.relaxing(row)
      oracle.isDropped.fill(elastic.rows.count, with: true)
      for other in holding { oracle.isDropped[other] = false }
      oracle.isDropped[row] = false
      try oracle.solve(elastic, width: width, height: height)
      let terms = Array(elastic.terms(of: elastic.rows[row]))
      let scale = terms.reduce(0) { max($0, abs($1.coefficient)) }
      if !oracle.violated.isEmpty { return nil }
      let error = elastic.rows[row].relation.error(slack(of: row, in: elastic).value(at: oracle.point))
      if error <= Tolerance.row * scale {
        holding.append(row)
        continue
      }
      let basis = ActiveRows(oracle, elastic)
      let (equations, sources) = basis.equations(for: terms)
      try transposer.solve(equations, width: 0, height: 0)
      var set = [row]
      for (place, source) in sources.enumerated() {
        guard case .row(let other)? = source else { continue }
        if abs(transposer.value[place][0]) > Tolerance.row { set.append(other) }
      }
      return try canHold(set[...], width, height) ? nil : set
    }
    return nil
  }

  func slack(of place: Int, in system: LinearSystem) -> Affine {
    var slack = -Affine(system.rows[place].constant)
    for term in system.terms(of: system.rows[place]) { slack += term.coefficient * oracle.value[term.variable.index] }
    return slack
  }

  func isMet(_ place: Int) -> Bool {
    system.rows[place].relation.error(slack(of: place, in: system).value(at: oracle.point)) <= Tolerance.slack
  }
}
