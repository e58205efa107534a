import IBModel
import IBScene
import IBSolver

extension LayoutEngine {
  /// The scene with a root that is as large as its constraints need, if they conflict at its stored size.
  ///
  /// Views of AppKit grow, as windows do: where Xcode stores a root that is too small for what it holds, it flags the root
  /// as misplaced and no constraint as conflicting.
  func withGrownRoot(_ solved: SolvedScene) -> SolvedScene {
    let environment = solved.scene.environment
    guard solved.hasConflicts, environment.platform == .macOS, environment.situation.size == nil else { return solved }
    let builder = solved.builder.withResizableRoot()
    let size = solved.scene.rootSize
    guard let solution = try? solver.solve(builder.system, width: size.width, height: size.height),
      solution.conflicts.count < solved.solution.conflicts.count
    else { return solved }
    return SolvedScene(frames: ViewTable(builder.frames(solution.values)), builder: builder, solution: solution)
  }
}
