import IBModel
import IBScene

/// Navigation bars, toolbars and tab bars that are views of their own.
enum BarLook: Look {
  static func draw(_ view: DrawnView, on canvas: inout Canvas) {
    switch view.control {
    case .navigationBar(let bar):
      background(bar.style, view, lineAtTop: false, on: &canvas).navigation(bar, in: view.bounds, on: &canvas)
    case .toolbar(let bar):
      background(bar.style, view, lineAtTop: true, on: &canvas).items(bar.items, in: view.bounds, on: &canvas)
    case .tabBar(let bar):
      background(bar.style, view, lineAtTop: true, on: &canvas).tabs(bar, in: view.bounds, on: &canvas)
    default: break
    }
  }

  /// Draws the background of a bar.
  /// - Returns: what draws the rest of it.
  private static func background(
    _ style: BarStyle, _ view: DrawnView, lineAtTop: Bool, on canvas: inout Canvas
  ) -> BarDrawing {
    let drawing = BarDrawing(view.context, style: style, tint: view.tint)
    if view.appearance.background == nil { drawing.fill(view.bounds, lineAtTop: lineAtTop, on: &canvas) }
    return drawing
  }
}
