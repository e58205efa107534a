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
      && view.view.parent.map { !view.scene.isCellContent(view.index, in: $0) } == true
  }
}

extension ResolvedScene {
  fileprivate func isCellContent(_ view: ViewIndex, in parent: ViewIndex) -> Bool {
    self[view].isContentView
  }
}
