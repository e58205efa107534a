import IBModel
import IBScene
import IBSolver

/// A view tree laid out, with the system that says why.
struct SolvedTree {
  var tree: ViewTree
  var builder: SystemBuilder
  var insets: ViewInsets
  var solution: Solution
  /// The size of the root.
  var size: Size
  /// In the superviews' coordinates, y down, not rounded.
  var frames: [Rect]

  /// The views with their frames as documents store them.
  ///
  /// - Parameter ambiguous: the axes on which each view is ambiguous, by its place in the tree.
  func viewLayouts(ambiguous: [Int: [ViewLayout.Axis]]) -> [ViewLayout] {
    tree.nodes.indices.map { node in
      ViewLayout(
        view: tree.nodes[node].object, frame: storedFrame(node), ambiguousAxes: ambiguous[node] ?? [],
        isMisplaced: isMisplaced(node, isAmbiguous: ambiguous[node] != nil))
    }
  }

  /// A frame as the document would store it: in the superview's coordinates, rounded to pixels.
  func storedFrame(_ node: Int) -> Rect {
    let frame = exactFrame(node)
    guard node > 0, tree.nodes[node].placement == .constrained else { return frame }
    return PixelRounding.rounded(frame, scale: builder.surroundings.scale)
  }

  /// A frame in the superview's coordinates, not rounded.
  func exactFrame(_ node: Int) -> Rect {
    let view = tree.nodes[node]
    var frame = frames[node]
    guard node > 0 else {
      (frame.x, frame.y) = (view.stored?.x ?? 0, view.stored?.y ?? 0)
      return frame
    }
    if !tree.isFlipped(view.parent, builder.surroundings.platform) {
      frame.y = frames[view.parent].height - frame.y - frame.height
    }
    return frame
  }
}

extension Rect {
  /// Whether no component differs by more than a tolerance, in points.
  func isClose(to other: Rect, within tolerance: Double = 0.001) -> Bool {
    abs(x - other.x) <= tolerance + 1e-6 && abs(y - other.y) <= tolerance + 1e-6
      && abs(width - other.width) <= tolerance + 1e-6 && abs(height - other.height) <= tolerance + 1e-6
  }
}

extension ViewTree {
  /// Frames in the root's coordinates from frames in the superviews'.
  func inRoot(_ frames: [Rect]) -> [Rect] {
    var result = frames
    for node in nodes.indices.dropFirst() {
      let outer = result[nodes[node].parent]
      result[node].x += outer.x
      result[node].y += outer.y
    }
    return result
  }
}
