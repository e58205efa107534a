import IBModel
import IBSolver

/// Finds conflicts that remain whatever the uncertain numbers of a solved scene are.
struct ConflictRanges {
  private let layout: SceneLayout
  private let solver: Solver
  private let activeRows: ActiveRows
  private let numbers: UncertainNumbers

  /// Nil where every conflict is certain or rests on something without bounds, or when the scene cannot be solved again.
  init?(_ layout: SceneLayout, _ conflicts: [LayoutConflict], _ solver: Solver) {
    let size = layout.scene.rootSize
    guard conflicts.contains(where: ConflictRanges.isBounded),
      (try? solver.solve(layout.builder.system, width: size.width, height: size.height)) != nil,
      let activeRows = solver.activeRows(in: layout.builder.system)
    else { return nil }
    (self.layout, self.solver, self.activeRows) = (layout, solver, activeRows)
    numbers = UncertainNumbers(layout)
  }

  /// Whether no values of the uncertain numbers resolve a conflict: the broken row is off by more points than they can make.
  func outweighDoubts(about conflict: LayoutConflict) -> Bool {
    guard ConflictRanges.isBounded(conflict) else { return false }
    let system = layout.builder.system
    let terms = system.rows[conflict.conflictingRows.brokenRow].terms
    let causes = try? solver.explain(
      Array(system.terms[Int(terms.lowerBound)..<Int(terms.upperBound)]), by: activeRows)
    guard let causes, !causes.isEmpty, causes.allSatisfy({ belongs($0, to: conflict.conflictingRows) }) else {
      return false
    }
    var spread = DoubtBound.rounding
    for (number, share) in numbers.shares(of: causes, against: conflict.conflictingRows.brokenRow)
    where abs(share) > 1e-6 {
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

  /// Whether a conflict rests on estimates, and only on such that are within bounds.
  private static func isBounded(_ conflict: LayoutConflict) -> Bool {
    !conflict.doubts.isEmpty && conflict.doubts.isSubset(of: bounded)
  }

  /// What is estimated within bounds. Content is not: code may set another text or image, which is smaller.
  private static let bounded: Set<Doubt> = [.baseline, .safeArea, .margins, .symbol, .control]
}
