import IBLayout
import IBModel
import IBScene

/// A scene with the frames of its views.
struct LaidOutScene {
  /// The views and what they show.
  let scene: ResolvedScene
  /// Their frames.
  let layout: Layout

  /// A frame in the superview's coordinates.
  func frame(_ view: ViewIndex) -> Rect { layout.views[view.position].frame }

  /// A frame without what it extends beyond what users see, such as the room for the shadow of a button.
  func visibleFrame(_ view: ViewIndex) -> Rect {
    var frame = frame(view)
    let insets = scene.alignmentInsets(of: view)
    let isFlipped = scene[view].parent.map(scene.isFlipped) ?? true
    frame.x += insets.left
    frame.y += isFlipped ? insets.top : insets.bottom
    frame.width -= insets.left + insets.right
    frame.height -= insets.top + insets.bottom
    return frame
  }

  /// What was found out about a view.
  func result(_ view: ViewIndex) -> ViewLayout { layout.views[view.position] }

  /// The views that can be seen: neither they nor a view around them is hidden or transparent.
  /// - Complexity: O(views)
  func visibleViews() -> [ViewIndex] {
    var isVisible = Array(repeating: false, count: scene.views.count)
    return scene.indices.filter { view in
      let resolved = scene[view]
      let isOpaque = resolved.object.element["alpha"].flatMap { Double($0) } != 0
      isVisible[view.position] =
        !resolved.isHidden && isOpaque && (resolved.parent.map { isVisible[$0.position] } ?? true)
      return isVisible[view.position]
    }
  }
}

extension Inspection {
  /// The scenes on the canvas with their layouts.
  var canvasScenes: [LaidOutScene] { laidOutScenes(canvasLayouts, in: Situation()) }

  /// The scenes in a situation with their layouts.
  func laidOutScenes(in situation: Situation) -> [LaidOutScene] { laidOutScenes(layouts(in: situation), in: situation) }

  private func laidOutScenes(_ layouts: [Layout], in situation: Situation) -> [LaidOutScene] {
    let scenes = Dictionary(
      resolved(in: situation).scenes.map { ($0.root, $0) }, uniquingKeysWith: { first, _ in first })
    return layouts.compactMap { layout in
      guard let scene = scenes[layout.root], scene.views.count == layout.views.count else { return nil }
      return LaidOutScene(scene: scene, layout: layout)
    }
  }
}
