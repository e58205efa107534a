import IBModel
import IBScene
import IBSolver

/// Finds conflicts that remain whatever the uncertain numbers of a solved scene are.
struct ConflictRanges {
  private let solved: SolvedScene
  private let solver: Solver
  private let activeRows: ActiveRows
  private let numbers: UncertainNumbers

  /// Nil when the scene cannot be solved again.
  init?(_ solved: SolvedScene, _ solver: Solver) {
    let size = solved.scene.rootSize
    guard (try? solver.solve(solved.builder.system, width: size.width, height: size.height)) != nil,
      let activeRows = solver.activeRows(in: solved.builder.system)
    else { return nil }
    (self.solved, self.solver, self.activeRows) = (solved, solver, activeRows)
    numbers = UncertainNumbers(solved)
  }

  /// Whether no values of the uncertain numbers resolve a conflict: the broken row is off by more points than they can make.
  func outweighDoubts(about conflict: LayoutConflict) -> Bool {
    guard conflict.doubts.isSubset(of: ConflictRanges.bounded) else { return false }
    let system = solved.builder.system
    let terms = system.rows[conflict.rows.brokenRow].terms
    let causes = try? solver.explain(
      Array(system.terms[Int(terms.lowerBound)..<Int(terms.upperBound)]), by: activeRows)
    guard let causes, !causes.isEmpty, causes.allSatisfy({ belongs($0, to: conflict.rows) }) else { return false }
    var spread = DoubtBound.rounding
    for (number, share) in numbers.shares(of: causes, against: conflict.rows.brokenRow) where abs(share) > 1e-6 {
      let bounds = numbers.bounds(of: number)
      spread += abs(share) * max(-bounds.lowerBound, bounds.upperBound)
    }
    return conflict.amount > spread
  }

  /// Whether a cause is part of a conflict; others are choices of the solver.
  private func belongs(_ cause: Cause, to conflict: Conflict) -> Bool {
    switch cause.source {
    case .row(let row): conflict.rows.contains(row)
    case .bound(let variable): conflict.bounds.contains(variable)
    }
  }

  /// What is estimated within bounds. Content is not: code may set another text or image, which is smaller.
  private static let bounded: Set<Doubt> = [.baseline, .safeArea, .margins, .symbol, .control]
}
