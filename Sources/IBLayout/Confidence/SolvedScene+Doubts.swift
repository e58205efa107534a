import IBModel
import IBScene
import IBSolver

/// Finds what the frames of a solved scene rest on.
struct DoubtFinder {
  let solved: SolvedScene
  let solver: Solver
  /// What takes part in conflicts, of which one or another may yield.
  let contested: Set<RowOrigin>
  private let rows: RowDoubts
  private let activeRows: ActiveRows

  /// Nil when the scene cannot be solved again.
  init?(_ solved: SolvedScene, _ solver: Solver, contested: Set<RowOrigin>) {
    self.solved = solved
    self.contested = contested
    self.solver = solver
    rows = RowDoubts(solved)
    let size = solved.scene.rootSize
    guard (try? solver.solve(solved.builder.system, width: size.width, height: size.height)) != nil,
      let activeRows = solver.activeRows(in: solved.builder.system)
    else { return nil }
    self.activeRows = activeRows
  }

  /// What the components of a view's frame rest on that differ from the stored frame.
  func doubts(aboutFrameOf view: ViewIndex) -> Set<Doubt> {
    guard let stored = solved.scene[view].storedFrame else { return [.storedFrame] }
    let exact = solved.exactFrame(view)
    var result: Set<Doubt> = []
    for axis in Axis.allCases {
      let (position, size) = solved.builder.unknowns(view, axis)
      let differences = (
        abs(stored.start(axis) - exact.start(axis)), abs(stored.extent(axis) - exact.extent(axis))
      )
      if differences.0 > DoubtFinder.tolerance { result.formUnion(doubts(about: LinearExpression(position))) }
      if differences.1 > DoubtFinder.tolerance { result.formUnion(doubts(about: LinearExpression(size))) }
      if max(differences.0, differences.1) > 0.01, max(differences.0, differences.1) < 1.5 { result.insert(.rounding) }
    }
    return result
  }

  /// Half a point is rounded either way.
  private static let tolerance = 0.51

  private func doubts(about expression: LinearExpression) -> Set<Doubt> {
    guard let causes = try? solver.explain(expression.terms, by: activeRows), !causes.isEmpty else { return [.choice] }
    var result: Set<Doubt> = []
    for cause in causes {
      guard case .row(let row) = cause.source else { continue }
      if case .stack = solved.builder.origins[row] { result.insert(.stackView) }
      if contested.contains(solved.builder.origins[row]) { result.insert(.choice) }
      result.formUnion(rows.doubts(about: solved.builder.origins[row]))
    }
    return result
  }
}
