import IBModel
import IBScene

extension SolvedScene {
  /// Whether the stored frame differs from the one the constraints require.
  ///
  /// Source: flags of public documents. Of the views Xcode does not flag, positions are off by less than a point and
  /// sizes by a whole point at most; sizes that are off by part of a point are flagged if rounding to pixels makes it
  /// one. Before Xcode 7 the stored frame did not decide what constraints leave open, so ambiguous views are
  /// flagged, too.
  func isMisplaced(_ view: ViewIndex, isAmbiguous: Bool) -> Bool {
    guard scene[view].placement == .constrained, let stored = scene[view].storedFrame else { return false }
    if isAmbiguous, scene.environment.follows(.ambiguousIsMisplaced) { return true }
    let exact = exactFrame(view)
    let isAtOrigin = abs(stored.x - exact.x) < 0.999 && abs(stored.y - exact.y) < 0.999
    let rounded = storedFrame(view)
    return !isAtOrigin || isResized(stored.width, exact.width, rounded: rounded.width)
      || isResized(stored.height, exact.height, rounded: rounded.height)
  }

  private func isResized(_ stored: Double, _ exact: Double, rounded: Double) -> Bool {
    let difference = abs(stored - exact)
    if difference > 1.000_001 { return true }
    // Half a point is rounded either way.
    return difference > 0.51 && difference < 0.999 && abs(stored - rounded) > 0.999
  }
}
