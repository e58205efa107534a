import IBLayout
import IBModel

/// How views are drawn whose appearance has no `Look`: as they are, or as a placeholder where only the running app knows what
/// they show. Elements that are not known as views are not drawn, which the picture notes.
enum LookTable {
  /// The look of a view; nil when it has none.
  static func look(of view: DrawnView) -> (any Look)? {
    if let control = view.control as? any Look { return control }
    let kind = view.view.kind
    if kind.isPlain { return isCustom(view) ? PlaceholderLook() : PlainLook() }
    return kind.isView ? PlaceholderLook() : nil
  }

  /// Whether only the running app knows what a view shows: a class of its own, without content of its own in the document.
  private static func isCustom(_ view: DrawnView) -> Bool {
    guard let custom = view.appearance.customClass, !view.index.isRoot, custom != "LDOLayoutTemplate" else {
      return false
    }
    return view.appearance.background == nil && view.view.firstChild == nil && view.appearance.border.width == 0
      && view.view.parent.map { !view.scene.isCellContent(view.index, in: $0) } == true
  }
}

extension ResolvedScene {
  /// Whether a view is the content view that its superview always has.
  fileprivate func isCellContent(_ view: ViewIndex, in parent: ViewIndex) -> Bool {
    self[view].isContentView
  }
}
