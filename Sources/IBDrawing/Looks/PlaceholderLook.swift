import IBLayout
import IBModel

/// Views whose content only the running app knows: a dashed box with the name of the class or kind.
struct PlaceholderLook: Look {
  func draw(_ view: DrawnView, on canvas: inout Canvas) {
    let name = view.appearance.customClass ?? view.view.object.kindTitle
    Self.box(named: name, in: view.bounds, view, on: &canvas)
  }

  static func box(named name: String, in rect: Rect, _ view: DrawnView, on canvas: inout Canvas) {
    let gray = view.palette.isDark ? RGBColor(160, 160, 165) : RGBColor(110, 110, 115)
    canvas.stroke(rect, Stroke(gray.faded(0.6), width: 1, dashes: [4, 3]), fill: gray.faded(0.07))
    guard rect.width >= 30, rect.height >= 12 else { return }
    let font = view.context.font(nil, size: min(12, rect.height * 0.6))
    canvas.text(TextBlock(name, font, gray, .center), in: rect.inset(x: 4, y: 0))
  }
}
