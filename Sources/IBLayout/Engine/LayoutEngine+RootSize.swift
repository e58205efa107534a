import IBModel
import IBSolver

extension LayoutEngine {
  /// Returns the scene with a root as large as its constraints need, if they conflict at its stored size.
  ///
  /// Views of AppKit grow, as windows do: if a stored root is too small for its contents, Xcode flags the root as
  /// misplaced and no constraint as conflicting.
  func withGrownRoot(_ layout: SceneLayout) -> SceneLayout {
    guard !layout.solution.conflicts.isEmpty, let freed = withFreeRoot(layout),
      freed.solution.conflicts.count < layout.solution.conflicts.count
    else { return layout }
    return SceneLayout(freed)
  }

  /// Returns the scene with a root of AppKit at the size its contents need; nil if they fit the stored one.
  ///
  /// A window gives way to its contents: it grows when they need more, and shrinks when they hug more strongly than it
  /// keeps its size. Source: flags of public documents; half of the macOS views that Xcode flags as misplaced are
  /// roots.
  func withRequiredRoot(_ layout: SceneLayout) -> SceneLayout? {
    let scene = layout.scene
    guard scene.environment.mode == .canvas, scene[.root].storedFrame != nil,
      scene.environment.follows(.resizedRootsMisplaced),
      scene.views.contains(where: { $0.placement == .constrained }), let freed = withFreeRoot(layout)
    else { return nil }
    let (root, given) = (freed.frames[.root], scene.rootSize)
    return abs(root.width - given.width) <= 1 && abs(root.height - given.height) <= 1 ? nil : SceneLayout(freed)
  }

  /// Lays out a scene of AppKit with a root that its contents may resize; nil if the size of the root is given.
  private func withFreeRoot(_ layout: SceneLayout) -> SolvedSystem? {
    let environment = layout.scene.environment
    guard environment.platform == .macOS, environment.situation.size == nil else { return nil }
    return SolvedSystem(layout.builder.withResizableRoot(), by: solver)
  }
}
