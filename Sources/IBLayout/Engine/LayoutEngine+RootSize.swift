import IBModel
import IBScene
import IBSolver

extension LayoutEngine {
  /// The scene with a root that is as large as its constraints need, if they conflict at its stored size.
  ///
  /// Views of AppKit grow, as windows do: where Xcode stores a root that is too small for what it holds, it flags the root
  /// as misplaced and no constraint as conflicting.
  func withGrownRoot(_ solved: SolvedScene) -> SolvedScene {
    guard solved.hasConflicts, let freed = withFreeRoot(solved),
      freed.solution.conflicts.count < solved.solution.conflicts.count
    else { return solved }
    return freed
  }

  /// The size that a root of AppKit takes where its contents do not fit the stored one, in points; nil where they do.
  ///
  /// A window gives way to its contents: it grows where they need more, and shrinks where they hug more strongly than it
  /// keeps its size. Source: flags of public documents; half of the macOS views that Xcode flags as misplaced are roots.
  func requiredRootSize(_ solved: SolvedScene) -> Size? {
    let scene = solved.scene
    guard scene.environment.mode == .canvas, scene[.root].storedFrame != nil,
      scene.environment.follows(.resizedRootsMisplaced),
      scene.views.contains(where: { $0.placement == .constrained }), let root = withFreeRoot(solved)?.frames[.root]
    else { return nil }
    let given = scene.rootSize
    let isKept = abs(root.width - given.width) <= 1 && abs(root.height - given.height) <= 1
    return isKept ? nil : Size(width: root.width, height: root.height)
  }

  /// A scene of AppKit laid out with a root that its contents may resize; nil where the size of the root is given.
  private func withFreeRoot(_ solved: SolvedScene) -> SolvedScene? {
    let environment = solved.scene.environment
    guard environment.platform == .macOS, environment.situation.size == nil else { return nil }
    let builder = solved.builder.withResizableRoot()
    let size = solved.scene.rootSize
    guard let solution = try? solver.solve(builder.system, width: size.width, height: size.height) else { return nil }
    return SolvedScene(frames: ViewTable(builder.frames(solution.values)), builder: builder, solution: solution)
  }
}
