import IBModel
import IBSolver

extension LayoutEngine {
  /// The scene with a root that is as large as its constraints need, if they conflict at its stored size.
  ///
  /// Views of AppKit grow, as windows do: where Xcode stores a root that is too small for what it holds, it flags the root
  /// as misplaced and no constraint as conflicting.
  func withGrownRoot(_ layout: SceneLayout) -> SceneLayout {
    guard !layout.solution.conflicts.isEmpty, let freed = withFreeRoot(layout),
      freed.solution.conflicts.count < layout.solution.conflicts.count
    else { return layout }
    return SceneLayout(freed)
  }

  /// The scene with a root of AppKit that has the size its contents need, where they do not fit the stored one; nil where
  /// they do.
  ///
  /// A window gives way to its contents: it grows where they need more, and shrinks where they hug more strongly than it
  /// keeps its size. Source: flags of public documents; half of the macOS views that Xcode flags as misplaced are roots.
  func withRequiredRoot(_ layout: SceneLayout) -> SceneLayout? {
    let scene = layout.scene
    guard scene.environment.mode == .canvas, scene[.root].storedFrame != nil,
      scene.environment.follows(.resizedRootsMisplaced),
      scene.views.contains(where: { $0.placement == .constrained }), let freed = withFreeRoot(layout)
    else { return nil }
    let (root, given) = (freed.frames[.root], scene.rootSize)
    return abs(root.width - given.width) <= 1 && abs(root.height - given.height) <= 1 ? nil : SceneLayout(freed)
  }

  /// A scene of AppKit laid out with a root that its contents may resize; nil where the size of the root is given.
  private func withFreeRoot(_ layout: SceneLayout) -> SolvedSystem? {
    let environment = layout.scene.environment
    guard environment.platform == .macOS, environment.situation.size == nil else { return nil }
    return SolvedSystem(layout.builder.withResizableRoot(), by: solver)
  }
}
