import IBModel
import IBSolver

/// A system of rows with its solution, as frames.
///
/// It is a class because it is large, and layouts are copied.
final class SolvedSystem: Sendable {
  let builder: SystemBuilder
  let solution: Solution
  /// In the superviews' coordinates, y down, not rounded to pixels.
  let frames: ViewTable<Rect>

  init?(_ builder: consuming SystemBuilder, by solver: Solver) {
    let size = builder.scene.rootSize
    guard let solution = try? solver.solve(builder.system, width: size.width, height: size.height) else { return nil }
    frames = ViewTable(builder.frames(solution.values))
    self.solution = solution
    self.builder = builder
  }
}
