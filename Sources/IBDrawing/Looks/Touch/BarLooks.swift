import IBModel
import IBScene

/// Navigation bars that are views of their own.
enum NavigationBarLook: Look {
  static func draw(_ view: DrawnView, on canvas: inout Canvas) {
    guard case .navigationBar(let bar) = view.control else { return }
    var drawing = BarDrawing(view.context, style: bar.style, tint: view.tint)
    if view.appearance.background != nil { drawing.hasFill = false }
    drawing.fill(view.bounds, lineAtTop: false, on: &canvas)
    drawing.navigation(bar, in: view.bounds, on: &canvas)
  }
}

/// Toolbars that are views of their own.
enum ToolbarLook: Look {
  static func draw(_ view: DrawnView, on canvas: inout Canvas) {
    guard case .toolbar(let bar) = view.control else { return }
    var drawing = BarDrawing(view.context, style: bar.style, tint: view.tint)
    if view.appearance.background != nil { drawing.hasFill = false }
    drawing.fill(view.bounds, lineAtTop: true, on: &canvas)
    drawing.items(bar.items, in: view.bounds, on: &canvas)
  }
}

/// Tab bars that are views of their own.
enum TabBarLook: Look {
  static func draw(_ view: DrawnView, on canvas: inout Canvas) {
    guard case .tabBar(let bar) = view.control else { return }
    var drawing = BarDrawing(view.context, style: bar.style, tint: view.tint)
    if view.appearance.background != nil { drawing.hasFill = false }
    drawing.fill(view.bounds, lineAtTop: true, on: &canvas)
    drawing.tabs(bar, in: view.bounds, on: &canvas)
  }
}
