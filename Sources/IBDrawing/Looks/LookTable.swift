import IBLayout
import IBModel

/// The looks of views whose appearance has no `Look`: as they are, or as a placeholder if only the running app knows
/// their content. Elements that are not known as views are not drawn, and the picture notes that.
enum LookTable {
  static func look(of view: DrawnView) -> (any Look)? {
    if let control = view.control as? any Look { return control }
    let kind = view.view.kind
    if kind.isPlain { return isCustom(view) ? PlaceholderLook() : PlainLook() }
    return kind.isView ? PlaceholderLook() : nil
  }

  /// Whether only the running app knows the content of a view: it has a class of its own, and no content in the
  /// document.
  private static func isCustom(_ view: DrawnView) -> Bool {
    guard let custom = view.appearance.customClass, !view.index.isRoot, custom != "LDOLayoutTemplate" else {
      return false
    }
    return view.appearance.background == nil && view.view.firstChild == nil && view.appearance.border.width == 0
      && view.view.parent != nil && !view.scene[view.index].isContentView
  }
}

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
      view.bounds, isDark ? RGBColor(28, 28, 30, 0.72) : RGBColor(255, 255, 255, 0.72),
      radius: view.appearance.border.cornerRadius)
  }
}
