/// Solves systems; keeps its working memory between solves. Not for two threads at once.
///
/// Required rows hold; among the values that meet them, the sum of the absolute errors of the highest optional priority
/// is least, among those the sum of the next one, and so on (NSLayoutConstraint.h: "we will attempt to minimize
/// abs(a-b)"; one level is never traded for another).
public final class Solver {
  // No access overlaps another one; checking that at run time would take a third of a small resize.
  @exclusivity(unchecked) var engine = Engine()
  var search = ConflictSearch()
  /// Solves what diagnostics ask beside the system itself; made when first needed.
  lazy var explainer = Solver()
  /// Whether the engine holds the result of the last solve.
  var isRetained = false

  /// A solver with no memory yet.
  public init() {}

  /// Values for all unknowns.
  ///
  /// When required rows conflict, one row of each irreducible set is given up, the constraint added last, and the rest
  /// is solved. Of equally good values those near 0 are chosen. The same system gives the same bits, and so does any
  /// other order of its rows when the values are unique.
  /// - Complexity: about linear in the number of terms for systems as Interface Builder documents make them.
  /// - Throws: `SolverFault` for input that is no system.
  public func solve(_ system: LinearSystem, width: Double, height: Double) throws(SolverFault) -> Solution {
    var solution = Solution()
    try solve(system, width: width, height: height, into: &solution)
    return solution
  }

  /// The same into a solution whose memory is used again.
  public func solve(
    _ system: LinearSystem, width: Double, height: Double, into solution: inout Solution
  ) throws(SolverFault) {
    guard width.isFinite, height.isFinite else { throw .invalidSize }
    isRetained = false
    if !solution.conflicts.isEmpty { solution.conflicts.removeAll(keepingCapacity: true) }
    let holds = try engine.solveAll(system, width: width, height: height, into: &solution.values)
    if !holds { try giveUpRows(of: system, width: width, height: height, into: &solution) }
    isRetained = true
  }

  /// Leaves rows out until the others hold.
  private func giveUpRows(
    of system: LinearSystem, width: Double, height: Double, into solution: inout Solution
  ) throws(SolverFault) {
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

/// Nearest multiple of 2⁻²⁴, for numbers below 2²⁷: what different orders of adding leave in the last bits goes away.
@inline(__always) func snapped(_ value: Double) -> Double {
  let shift = 0x1.8p28
  return abs(value) < 0x1p27 ? (value + shift) - shift : value
}

/// Values of all unknowns.
public struct Solution: Sendable {
  /// By place of the unknown.
  public var values: [Double]
  /// Conflicts among required rows; empty when all hold.
  public var conflicts: [Conflict]

  /// A solution to be filled by `solve(_:width:height:into:)`.
  public init(values: [Double] = [], conflicts: [Conflict] = []) {
    self.values = values
    self.conflicts = conflicts
  }

  /// The value of an unknown.
  public subscript(variable: LinearSystem.Variable) -> Double { values[Int(variable.index)] }

  /// By how much a row fails at these values.
  func error(of row: LinearSystem.Row, in system: LinearSystem, width: Double, height: Double) -> Double {
    var slack = -Affine(row.constant).value(at: Affine(1, width, height, 0))
    for term in system.terms(of: row) { slack += term.coefficient * self[term.variable] }
    switch row.relation {
    case .equal: return abs(slack)
    case .atMost: return max(0, slack)
    case .atLeast: return max(0, -slack)
    }
  }
}

/// Input that is no system.
public enum SolverFault: Error, Sendable, Equatable {
  /// A coefficient, constant or priority of this row is no finite number, or its priority is not in 0<…1000.
  case invalidRow(Int)
  /// The size of the root is no finite number.
  case invalidSize
  /// The numbers are finite, but a value would be greater than the greatest `Double`.
  case overflow
}
