import IBLayout
import IBModel

/// Views that show only their background and subviews.
struct PlainLook: Look {
  func draw(_ view: DrawnView, on canvas: inout Canvas) {
    guard view.index.isRoot, view.appearance.background == nil, view.scene.environment.platform == .macOS
    else { return }
    canvas.fill(view.bounds, view.palette.role("windowBackground"))
  }
}

/// Views with an effect behind their content: blur is a flat, translucent fill.
extension EffectAppearance: Look {
  func draw(_ view: DrawnView, on canvas: inout Canvas) {
    guard view.appearance.background == nil else { return }
    let isDark = self.isDark ?? view.palette.isDark
    canvas.fill(
      view.bounds, isDark ? PictureColor(28, 28, 30, 0.72) : PictureColor(255, 255, 255, 0.72),
      radius: view.appearance.border.cornerRadius)
  }
}
