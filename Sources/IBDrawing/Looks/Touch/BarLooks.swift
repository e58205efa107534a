import IBLayout
import IBModel

extension NavigationBarAppearance: Look {
  func draw(_ view: DrawnView, on canvas: inout Canvas) {
    view.bar(style, lineAtTop: false, on: &canvas).navigation(self, in: view.bounds, on: &canvas)
  }
}

extension ToolbarAppearance: Look {
  func draw(_ view: DrawnView, on canvas: inout Canvas) {
    view.bar(style, lineAtTop: true, on: &canvas).items(items, in: view.bounds, on: &canvas)
  }
}

extension TabBarAppearance: Look {
  func draw(_ view: DrawnView, on canvas: inout Canvas) {
    view.bar(style, lineAtTop: true, on: &canvas).tabs(self, in: view.bounds, on: &canvas)
  }
}

extension DrawnView {
  fileprivate func bar(_ style: BarStyle, lineAtTop: Bool, on canvas: inout Canvas) -> BarDrawing {
    let drawing = BarDrawing(context, style: style, tint: tint)
    guard appearance.background == nil else { return drawing }
    let place = bounds.inset(Insets(bottom: lineAtTop ? -roomBelow : 0))
    drawing.fill(place, lineAtTop: lineAtTop, on: &canvas)
    return drawing
  }

  /// The room below a toolbar or a tab bar at the lower edge of the safe area, which its background fills, too.
  private var roomBelow: Double {
    guard view.parent == .root else { return 0 }
    let root = Size(width: frames[.root].width, height: frames[.root].height)
    let below = scene.environment.safeArea(of: scene.rootKind, size: root).bottom
    return abs(root.height - below - frames[index].maxY) < 1 ? below : 0
  }
}
