import IBModel
import IBSolver

/// Finds conflicts that remain whatever the uncertain numbers of a solved scene are.
struct ConflictRanges {
  private let layout: SceneLayout
  private let solver: Solver
  private let activeRows: ActiveRows
  private let numbers: UncertainNumbers

  /// Nil if no conflict rests only on bounded estimates, or if the scene cannot be solved again.
  init?(_ layout: SceneLayout, _ conflicts: [LayoutConflict], _ solver: Solver) {
    let size = layout.scene.rootSize
    guard conflicts.contains(where: ConflictRanges.isBounded),
      (try? solver.solve(layout.builder.system, width: size.width, height: size.height)) != nil,
      let activeRows = solver.activeRows(in: layout.builder.system)
    else { return nil }
    (self.layout, self.solver, self.activeRows) = (layout, solver, activeRows)
    numbers = UncertainNumbers(layout)
  }

  /// Whether the broken row is off by more points than the uncertain numbers can make.
  func outweighDoubts(about conflict: LayoutConflict) -> Bool {
    guard ConflictRanges.isBounded(conflict) else { return false }
    let system = layout.builder.system
    let terms = system.terms(of: system.rows[conflict.conflictingRows.brokenRow])
    let causes = try? solver.explain(Array(terms), by: activeRows)
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

  private func belongs(_ cause: Cause, to conflict: Conflict) -> Bool {
    switch cause.source {
    case .row(let row): conflict.rows.contains(row)
    case .bound(let variable): conflict.bounds.contains(variable)
    }
  }

  private static func isBounded(_ conflict: LayoutConflict) -> Bool {
    !conflict.doubts.isEmpty && conflict.doubts.isSubset(of: bounded)
  }

  /// The doubts about estimates within bounds. Content has none: code may set a smaller text or image.
  private static let bounded: Set<Doubt> = [.baseline, .safeArea, .margins, .symbol, .control]
}
