import IBModel
import IBSolver

/// The tree of a scene with the frames of its views, and what is wrong with them.
///
/// A ``LayoutEngine`` makes it. Frames and conflicts are always there; ``LayoutEngine/Options`` decide what else is found out.
public struct SceneLayout: Sendable {
  /// What the views are, without frames.
  public let scene: ResolvedScene
  /// In the superviews' coordinates, y down, not rounded to pixels.
  public let frames: ViewTable<Rect>
  /// Every installed view in document order, with its frame as documents store it.
  public internal(set) var views: [ViewLayout] = []
  /// Constraints that cannot be satisfied at the same time.
  public internal(set) var conflicts: [LayoutConflict] = []
  /// What the ambiguous views are due to; with ``LayoutEngine/Options/gaps``.
  public internal(set) var gaps: [LayoutGap] = []
  /// What is wrong; with ``LayoutEngine/Options/faults``.
  public internal(set) var faults = LayoutFaults()

  /// What the frames solve.
  let system: SolvedSystem

  /// A solved system, without what is wrong.
  init(_ system: SolvedSystem) {
    self.system = system
    (scene, frames) = (system.builder.scene, system.frames)
    views = scene.indices.map { ViewLayout(view: scene[$0].object, frame: storedFrame($0)) }
    conflicts = countedConflicts
  }
}

extension SceneLayout {
  /// The rows that the frames satisfy.
  var builder: SystemBuilder { system.builder }

  /// The values that satisfy them.
  var solution: Solution { system.solution }
}

extension SceneLayout {

  /// The root of the tree.
  public var root: Object { scene.root }

  /// The size of the root, in points.
  public var size: Size { Size(width: frames[.root].width, height: frames[.root].height) }

  /// What was found out about a view.
  public subscript(view: ViewIndex) -> ViewLayout { views[view.position] }

  // MARK: Frames

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

  /// A frame as the document would store it, without what it extends beyond what users see, such as the room for the shadow
  /// of a button.
  public func visibleFrame(_ view: ViewIndex) -> Rect {
    var frame = self[view].frame
    let insets = scene.alignmentInsets(of: view)
    let isFlipped = scene[view].parent.map(scene.isFlipped) ?? true
    frame.x += insets.left
    frame.y += isFlipped ? insets.top : insets.bottom
    frame.width -= insets.left + insets.right
    frame.height -= insets.top + insets.bottom
    return frame
  }
}

extension Sequence<Result<SceneLayout, LayoutFailure>> {
  /// The scenes that have a layout.
  public var solved: [SceneLayout] { compactMap { try? $0.get() } }

  /// Why the other scenes have none.
  public var failures: [LayoutFailure] { compactMap(\.failure) }
}

extension Result where Failure == LayoutFailure {
  /// Why a scene could not be laid out; nil if it could.
  public var failure: LayoutFailure? { if case .failure(let failure) = self { failure } else { nil } }
}

extension Rect {
  /// Whether no component differs by more than a tolerance, in points.
  func isClose(to other: Rect, within tolerance: Double = 0.001) -> Bool {
    abs(x - other.x) <= tolerance + 1e-6 && abs(y - other.y) <= tolerance + 1e-6
      && abs(width - other.width) <= tolerance + 1e-6 && abs(height - other.height) <= tolerance + 1e-6
  }
}
