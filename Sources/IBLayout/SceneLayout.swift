import IBModel
import IBSolver

/// The tree of a scene with the frames and faults of its views.
///
/// A ``LayoutEngine`` makes it. Frames and conflicts are always present; ``LayoutEngine/Options`` select further
/// results.
public struct SceneLayout: Sendable {
  /// The scene, which has the views without frames.
  public let scene: ResolvedScene
  /// In the superviews' coordinates, y down, not rounded to pixels.
  public let frames: ViewTable<Rect>
  /// Every installed view in document order, with its frame as documents store it.
  public internal(set) var views: [ViewLayout] = []
  /// Constraints that cannot be satisfied at the same time.
  public internal(set) var conflicts: [LayoutConflict] = []
  /// The causes of ambiguity; with ``LayoutEngine/Options/gaps``.
  public internal(set) var gaps: [LayoutGap] = []
  /// The faults; with ``LayoutEngine/Options/faults``.
  public internal(set) var faults = LayoutFaults()

  let system: SolvedSystem
  let insets: SceneInsets

  /// - Parameter insets: The insets for the frames, if no row depends on them; nil for the insets of the system.
  init(_ system: SolvedSystem, _ insets: SceneInsets? = nil) {
    (self.system, self.insets) = (system, insets ?? system.builder.insets)
    (scene, frames) = (system.builder.scene, system.frames)
    views = scene.indices.map { ViewLayout(view: scene[$0].object, frame: storedFrame($0)) }
    conflicts = countedConflicts
  }

  /// Returns the constant with which a constraint holds in the frames, regardless of its own constant.
  /// - Returns: nil when an item is not a view or guide of the scene.
  public func constant(satisfying content: ConstraintContent) -> Double? {
    guard let first = anchor(content.first) else { return nil }
    let second = content.second.map(anchor)
    if case .some(nil) = second { return nil }
    let views = [first, second ?? nil].compactMap { $0 }.map { scene.view(of: $0.item) }
    let holder = views.dropFirst().reduce(views[0], scene.nearestCommonAncestor)
    let difference = builder.difference(first, second ?? nil, multiplier: content.multiplier.value, heldBy: holder)
    return difference.value(solution.values, builder.scene.rootSize)
  }

  private func anchor(_ anchor: ConstraintContent.Anchor) -> ResolvedAnchor? {
    guard let object = scene.document.object(anchor.item) else { return nil }
    if let view = scene.index(of: object) { return ResolvedAnchor(item: .view(view), attribute: anchor.attribute) }
    return scene.guides.firstIndex { $0.object == object }
      .map { ResolvedAnchor(item: .guide(GuideIndex($0)), attribute: anchor.attribute) }
  }

  var builder: SystemBuilder { system.builder }

  var solution: Solution { system.solution }

  /// The root of the tree.
  public var root: Object { scene.root }

  /// The size of the root, in points.
  public var size: Size { Size(width: frames[.root].width, height: frames[.root].height) }

  /// Accesses the results about a view.
  public subscript(view: ViewIndex) -> ViewLayout { views[view.position] }

  /// Frames in the root's coordinates, y down, not rounded to pixels.
  /// - Complexity: O(views)
  public var framesInRoot: ViewTable<Rect> { ViewTable(scene.framesInRoot(frames.values)) }

  /// Returns a frame as the document would store it: in the superview's coordinates, rounded to pixels.
  public func storedFrame(_ view: ViewIndex) -> Rect {
    let frame = exactFrame(view)
    guard scene[view].placement == .constrained else { return frame }
    return PixelRounding.rounded(frame, scale: scene.environment.scale)
  }

  /// Returns a frame as the document would store it, but not rounded.
  public func exactFrame(_ view: ViewIndex) -> Rect {
    var frame = frames[view]
    guard let parent = scene[view].parent else {
      (frame.x, frame.y) = (scene[view].storedFrame?.x ?? 0, scene[view].storedFrame?.y ?? 0)
      return frame
    }
    if !scene.isFlipped(parent) { frame.y = frames[parent].height - frame.y - frame.height }
    return frame
  }

  /// Returns a frame as the document would store it, without its invisible parts, such as the room for a button's
  /// shadow.
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

extension Sequence<Result<SceneLayout, LayoutError>> {
  /// The layouts of the scenes that have one.
  @inlinable public var solved: [SceneLayout] { compactMap { try? $0.get() } }

  /// The failures of the other scenes.
  public var failures: [LayoutError] { compactMap(\.failure) }
}

extension Result where Failure == LayoutError {
  /// The reason why a scene could not be laid out; nil if it could.
  public var failure: LayoutError? { if case .failure(let failure) = self { failure } else { nil } }
}

extension Rect {
  package func isClose(to other: Rect, within tolerance: Double = 0.001) -> Bool {
    abs(x - other.x) <= tolerance + 1e-6 && abs(y - other.y) <= tolerance + 1e-6
      && abs(width - other.width) <= tolerance + 1e-6 && abs(height - other.height) <= tolerance + 1e-6
  }
}

/// Rounds edges, not sizes, to whole pixels: a size is the distance between two rounded edges.
enum PixelRounding {
  static func rounded(_ rect: Rect, scale: Double) -> Rect {
    // A double this large has no fraction of a pixel to round.
    let largest = [rect.x, rect.y, rect.width, rect.height].map { abs($0) }.max() ?? 0
    guard largest < 1e15 else { return rect }
    // Whole pixels are subtracted, not points: 119.99999999999997 would be stored where Xcode stores 120.
    let pixel = { (value: Double) in (value * scale + 0.5 + 1e-6).rounded(.down) }
    let (left, top) = (pixel(rect.x), pixel(rect.y))
    return Rect(
      x: left / scale, y: top / scale, width: (pixel(rect.x + rect.width) - left) / scale,
      height: (pixel(rect.y + rect.height) - top) / scale)
  }
}
