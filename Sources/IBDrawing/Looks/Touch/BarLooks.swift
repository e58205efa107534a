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
    if appearance.background == nil { drawing.fill(bounds, lineAtTop: lineAtTop, on: &canvas) }
    return drawing
  }
}
