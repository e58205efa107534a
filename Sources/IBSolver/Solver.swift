/// A solver of linear systems that keeps its working memory between solves. Not thread-safe.
///
/// The values satisfy all required rows. Among such values, the sum of the absolute errors of the highest optional
/// priority is minimal, then the sum of the next priority, and so on (NSLayoutConstraint.h: "we will attempt to
/// minimize abs(a-b)"; one level is never traded for another).
package final class Solver {
  // Accesses never overlap. Checking that at run time would take time in each step.
  @exclusivity(unchecked) var engine = Engine()
  var search = ConflictSearch()
  lazy var explainer = Solver()
  var isRetained = false
  /// The entries that were visited before the count last started.
  private var pastWork = 0

  package init() {}

  /// The entries of tableaus that all solves have visited.
  package var work: Int { pastWork &+ engine.tableau.work &+ search.oracle.tableau.work }

  /// Starts to count work. Solves fail once they have visited more entries of the tableau than the limit.
  package func limitWork(to limit: Int) {
    pastWork = work
    (engine.tableau.work, engine.tableau.mostWork) = (0, limit)
    (search.oracle.tableau.work, search.oracle.tableau.mostWork) = (0, limit)
  }

  /// Whether the limit of work was reached, so that answers since it was set are not to be used.
  package var isExhausted: Bool { engine.tableau.isExhausted || search.oracle.tableau.isExhausted }

  /// Returns values for all unknowns.
  ///
  /// If required rows conflict, the constraint of each irreducible set that was added last is broken, and the rest is
  /// solved. Among equally good values, those near 0 are chosen. The same system gives the same bits; if the values are
  /// unique, so does any order of its rows.
  /// - Complexity: about linear in the number of terms, for systems of Interface Builder documents.
  package func solve(_ system: LinearSystem, width: Double, height: Double) throws(SolverError) -> Solution {
    var solution = Solution()
    try solve(system, width: width, height: height, into: &solution)
    return solution
  }

  /// Reuses the memory of a solution.
  package func solve(
    _ system: LinearSystem, width: Double, height: Double, into solution: inout Solution
  ) throws(SolverError) {
    guard width.isFinite, height.isFinite else { throw .invalidSize }
    isRetained = false
    if !solution.conflicts.isEmpty { solution.conflicts.removeAll(keepingCapacity: true) }
    let holds = try engine.solveAll(system, width: width, height: height, into: &solution.values)
    if !holds { try giveUpRows(of: system, width: width, height: height, into: &solution) }
    isRetained = true
  }

  /// Drops rows until the others can be satisfied.
  private func giveUpRows(
    of system: LinearSystem, width: Double, height: Double, into solution: inout Solution
  ) throws(SolverError) {
    while !engine.violated.isEmpty {
      let found = try search.conflicts(in: system, after: engine, width: width, height: height)
      if found.isEmpty { break }
      for conflict in found { engine.isDropped[conflict.brokenRow] = true }
      solution.conflicts += found
      try engine.solve(system, width: width, height: height)
    }
    try engine.readValues(into: &solution.values)
    for index in solution.conflicts.indices {
      let row = solution.conflicts[index].brokenRow
      solution.conflicts[index].amount = solution.error(of: system.rows[row], in: system, width: width, height: height)
    }
  }
}

/// Rounds to a multiple of 2⁻²⁴, which removes differences in the last bits that are due to the order of additions.
@inline(__always) func snapped(_ value: Double) -> Double {
  let shift = 0x1.8p28
  return abs(value) < 0x1p27 ? (value + shift) - shift : value
}

/// Values of all unknowns.
package struct Solution: Sendable {
  /// By index of the unknown.
  package var values: [Double] = []
  /// Empty if all required rows are satisfied.
  package var conflicts: [Conflict] = []

  package init() {}

  package subscript(variable: LinearSystem.Variable) -> Double { values[Int(variable.index)] }

  func error(of row: LinearSystem.Row, in system: LinearSystem, width: Double, height: Double) -> Double {
    var slack = -Affine(row.constant).value(at: Affine(1, width, height, 0))
    for term in system.terms(of: row) { slack += term.coefficient * self[term.variable] }
    return row.relation.error(slack)
  }
}

package enum SolverError: Error, Sendable, Equatable {
  /// A coefficient or constant of this row is not a finite number, or its priority is not above 0 and at most 1000.
  case invalidRow(Int)
  /// The size of the root is not a finite number.
  case invalidSize
  /// The input is finite, but a value exceeds the range of `Double`.
  case overflow
  /// The limit of work was reached.
  case tooMuchWork
}
