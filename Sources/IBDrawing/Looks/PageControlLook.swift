import IBLayout
import IBModel

/// Page controls: dots, one of them stronger.
extension PagesAppearance: Look {
  func draw(_ view: DrawnView, on canvas: inout Canvas) {
    let count = min(self.count, 40)
    let (dot, distance) = (7.0, 16.0)
    let start = view.bounds.midX - (Double(count - 1) * distance + dot) / 2
    for page in 0..<count {
      let color =
        page == current
        ? view.palette.color(currentTint, or: .white)
        : view.palette.color(tint, or: RGBColor(255, 255, 255, 0.4))
      let place = Rect(x: start + Double(page) * distance, y: view.bounds.midY - dot / 2, width: dot, height: dot)
      canvas.ellipse(place, fill: color)
    }
  }
}
