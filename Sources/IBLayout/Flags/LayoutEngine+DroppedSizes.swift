import IBModel
import IBScene
import IBSolver

extension LayoutEngine {
  /// The axes on which frames depend on how large a view without content is that a stack view of AppKit arranges.
  ///
  /// The hugging of a stack view that its views fill does not compress such a view, so that only the stored size decides
  /// where nothing else does. All such views are laid out in two sizes; what is not the same then is open. A vertical
  /// position counts from the bottom where AppKit's does.
  func axesOfDroppedSizes(_ solved: SolvedScene, _ sizes: ContentSizes) -> [ViewIndex: [Axis]] {
    let scene = solved.scene
    guard scene.environment.platform == .macOS, scene.environment.follows(.droppedSizesAmbiguous) else { return [:] }
    let views = scene.droppedViews
    guard !views.isEmpty else { return [:] }
    let builder = solved.builder.withoutCanvasDefaults(sizes, filledStackViewsHug: false)
    guard let small = frames(builder, of: views, extent: 16), let large = frames(builder, of: views, extent: 32)
    else { return [:] }
    var result: [ViewIndex: [Axis]] = [:]
    for view in scene.indices where scene[view].placement == .constrained {
      let axes = Axis.allCases.filter { !scene.isSame(view, $0, in: small, large) }
      if !axes.isEmpty { result[view] = axes }
    }
    return result
  }

  /// The frames where some views are of one size along their stack views, in points.
  private func frames(_ builder: SystemBuilder, of views: [DroppedView], extent: Double) -> [Rect]? {
    var builder = builder
    for dropped in views {
      builder.addRow(
        builder.size(dropped.view, dropped.axis) - extent, priority: RowStrength.storedSize,
        .canvasDefault(builder.scene[dropped.view].object))
    }
    let size = builder.scene.rootSize
    return (try? solver.solve(builder.system, width: size.width, height: size.height)).map { builder.frames($0.values) }
  }
}

/// A view without content, and the axis of the stack view that arranges it.
private struct DroppedView {
  let view: ViewIndex
  let axis: Axis
}

extension ResolvedScene {
  /// The views without content in stack views of AppKit that their views fill.
  ///
  /// One that hugs less than stack views do takes what is left: Xcode flags none of five.
  fileprivate var droppedViews: [DroppedView] {
    indices.compactMap { view in
      guard self[view].placement == .constrained, self[view].isArranged, !hasContent(view),
        [.view, .customView].contains(self[view].kind), let parent = self[view].parent,
        case .appKitStack(let stack) = self[parent].arrangement, stack.fillsRoom,
        self[view].priorities.hugging[stack.axis] >= RowStrength.weakHugging
      else { return nil }
      return DroppedView(view: view, axis: stack.axis)
    }
  }

  /// Whether a view has the same extent and distance on an axis in two layouts.
  fileprivate func isSame(_ view: ViewIndex, _ axis: Axis, in one: [Rect], _ other: [Rect]) -> Bool {
    let parent = self[view].parent ?? .root
    let isUp = axis == .vertical && !isFlipped(parent)
    func start(_ frames: [Rect]) -> Double {
      let frame = frames[view.position]
      return isUp ? frames[parent.position].height - frame.y - frame.height : frame.start(axis)
    }
    return abs(start(one) - start(other)) < 0.5
      && abs(one[view.position].extent(axis) - other[view.position].extent(axis)) < 0.5
  }
}
