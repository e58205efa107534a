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

  convenience init?(_ builder: consuming SystemBuilder, by solver: Solver) {
    let size = builder.scene.rootSize
    guard let solution = try? solver.solve(builder.system, width: size.width, height: size.height) else { return nil }
    self.init(builder, solution)
  }

  init(_ builder: consuming SystemBuilder, _ solution: Solution) {
    frames = ViewTable(builder.frames(solution.values))
    self.solution = solution
    self.builder = builder
  }

  /// The same rows with other insets, on which they do not depend.
  func with(_ insets: SceneInsets) -> SolvedSystem {
    var copy = builder
    copy.insets = insets
    return SolvedSystem(copy, solution)
  }
}
