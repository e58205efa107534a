import IBModel

extension SceneLayout {
  mutating func noteFlags(_ ambiguous: [ViewIndex: [Axis]]) {
    for view in scene.indices {
      let axes = ambiguous[view] ?? []
      views[view.position].ambiguousAxes = axes
      views[view.position].isMisplaced = isMisplaced(view, ambiguousOn: axes)
    }
  }

  /// Whether the stored frame differs from the one the constraints require.
  ///
  /// Source: flags of public documents. Of the views Xcode does not flag, positions are off by less than a point and
  /// sizes by a whole point at most; sizes that are off by part of a point are flagged if rounding to pixels makes it
  /// one. On an axis on which a view of UIKit is ambiguous it is not misplaced: 73 of 73 flagged as ambiguous that are
  /// elsewhere on such an axis. Before Xcode 7 the stored frame did not decide what constraints leave open, so
  /// ambiguous views are flagged, too.
  private func isMisplaced(_ view: ViewIndex, ambiguousOn axes: [Axis]) -> Bool {
    guard scene[view].placement == .constrained, let stored = scene[view].storedFrame else { return false }
    if !axes.isEmpty, scene.environment.follows(.ambiguousIsMisplaced) { return true }
    let (exact, rounded) = (exactFrame(view), storedFrame(view))
    return Axis.allCases.contains { axis in
      let isMoved = abs(stored.start(axis) - exact.start(axis)) >= 0.999
      return (scene.environment.platform == .macOS || !axes.contains(axis))
        && (isMoved || isResized(stored.extent(axis), exact.extent(axis), rounded: rounded.extent(axis)))
    }
  }

  private func isResized(_ stored: Double, _ exact: Double, rounded: Double) -> Bool {
    let difference = abs(stored - exact)
    if difference > 1.000_001 { return true }
    // Half a point is rounded either way.
    return difference > 0.51 && difference < 0.999 && abs(stored - rounded) > 0.999
  }

  /// The layout without misplaced views. On another screen than the document's, every view is away from its stored
  /// frame.
  public var withoutMisplacement: SceneLayout {
    var layout = self
    layout.faults.misplaced = []
    for view in layout.views.indices { layout.views[view].isMisplaced = false }
    return layout
  }
}
