import IBModel
import IBScene
import IBSolver

/// Finds what the frames of a solved scene rest on.
struct DoubtFinder {
  let solved: SolvedScene
  let solver: Solver
  private let rows: RowDoubts
  private let activeRows: ActiveRows
  /// The unknowns of the same scene in a larger root; nil where nothing but the document says how large the root is.
  private let enlarged: Solution?

  /// Nil when the scene cannot be solved again.
  init?(_ solved: SolvedScene, _ solver: Solver) {
    self.solved = solved
    self.solver = solver
    rows = RowDoubts(solved)
    let size = solved.scene.rootSize
    let isOfAppKit = solved.scene.environment.platform == .macOS
    enlarged =
      isOfAppKit
      ? try? solver.solve(
        solved.builder.system, width: size.width + DoubtFinder.growth, height: size.height + DoubtFinder.growth) : nil
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
      if differences.0 > DoubtFinder.tolerance && restsOnRoot(position)
        || differences.1 > DoubtFinder.tolerance && restsOnRoot(size)
      {
        result.insert(.rootSize)
      }
      if max(differences.0, differences.1) > 0.01, max(differences.0, differences.1) < 1.5 { result.insert(.rounding) }
    }
    return result
  }

  /// Whether a component of a frame changes with the size of the root. Xcode says of roots of AppKit that they are
  /// misplaced, and not of what is in them.
  private func restsOnRoot(_ variable: LinearSystem.Variable) -> Bool {
    enlarged.map { abs($0[variable] - solved.solution[variable]) > 0.01 } ?? false
  }

  /// By how much the root is enlarged, in points.
  private static let growth = 100.0

  /// Half a point is rounded either way.
  private static let tolerance = 0.51

  private func doubts(about expression: LinearExpression) -> Set<Doubt> {
    guard let causes = try? solver.explain(expression.terms, by: activeRows), !causes.isEmpty else { return [.choice] }
    var result: Set<Doubt> = []
    for cause in causes {
      guard case .row(let row) = cause.source else { continue }
      if case .stack = solved.builder.origins[row] { result.insert(.stackView) }
      result.formUnion(rows.doubts(about: solved.builder.origins[row]))
    }
    return result
  }
}
