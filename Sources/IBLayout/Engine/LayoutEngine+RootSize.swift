import IBModel
import IBScene
import IBSolver

extension LayoutEngine {
  /// The size that a root of AppKit takes where its contents do not fit the stored one, in points; nil where they do.
  ///
  /// A window gives way to its contents: it grows where they need more, and shrinks where they hug more strongly than it
  /// keeps its size. Source: flags of public documents; half of the macOS views that Xcode flags as misplaced are roots.
  func requiredRootSize(_ solved: SolvedScene) -> Size? {
    let environment = solved.scene.environment
    guard environment.platform == .macOS, environment.mode == .canvas, environment.situation.size == nil,
      solved.scene[.root].storedFrame != nil, solved.scene.views.contains(where: { $0.placement == .constrained })
    else { return nil }
    let builder = solved.builder.withResizableRoot()
    let given = solved.scene.rootSize
    guard let solution = try? solver.solve(builder.system, width: given.width, height: given.height),
      let root = builder.frames(solution.values).first
    else { return nil }
    let isKept = abs(root.width - given.width) <= 1 && abs(root.height - given.height) <= 1
    return isKept ? nil : Size(width: root.width, height: root.height)
  }
}
