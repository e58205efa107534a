import IBModel
import IBScene
import IBSolver

/// A scene with the frames of its views, and with the system that says why.
public struct SolvedScene: Sendable {
  /// In the superviews' coordinates, y down, not rounded to pixels.
  public let frames: ViewTable<Rect>
  let builder: SystemBuilder
  let solution: Solution
}

extension SolvedScene {
  /// The scene.
  public var scene: ResolvedScene { builder.scene }

  /// Whether constraints cannot be satisfied at the same time, as ``Layout/conflicts`` tells.
  public var hasConflicts: Bool { !conflicts.isEmpty }

  /// Frames in the root's coordinates, y down, not rounded to pixels.
  /// - Complexity: O(views)
  public var framesInRoot: ViewTable<Rect> { ViewTable(scene.framesInRoot(frames.values)) }

  /// A frame as the document would store it: in the superview's coordinates, rounded to pixels.
  public func storedFrame(_ view: ViewIndex) -> Rect {
    let frame = exactFrame(view)
    guard scene[view].placement == .constrained else { return frame }
    return PixelRounding.rounded(frame, scale: scene.environment.scale)
  }

  /// A frame as the document would store it, but not rounded.
  public func exactFrame(_ view: ViewIndex) -> Rect {
    var frame = frames[view]
    guard let parent = scene[view].parent else {
      (frame.x, frame.y) = (scene[view].storedFrame?.x ?? 0, scene[view].storedFrame?.y ?? 0)
      return frame
    }
    if !scene.isFlipped(parent) { frame.y = frames[parent].height - frame.y - frame.height }
    return frame
  }

  /// The views with their frames as documents store them.
  ///
  /// - Parameter ambiguous: the axes on which views are ambiguous.
  func viewLayouts(ambiguous: [ViewIndex: [Axis]]) -> [ViewLayout] {
    scene.indices.map { view in
      let axes = ambiguous[view] ?? []
      return ViewLayout(
        view: scene[view].object, frame: storedFrame(view), ambiguousAxes: axes,
        isMisplaced: isMisplaced(view, ambiguousOn: axes))
    }
  }
}

extension Rect {
  /// Whether no component differs by more than a tolerance, in points.
  func isClose(to other: Rect, within tolerance: Double = 0.001) -> Bool {
    abs(x - other.x) <= tolerance + 1e-6 && abs(y - other.y) <= tolerance + 1e-6
      && abs(width - other.width) <= tolerance + 1e-6 && abs(height - other.height) <= tolerance + 1e-6
  }
}
