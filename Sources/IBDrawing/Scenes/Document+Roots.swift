import IBLayout
import IBModel

extension Document {
  /// Root views and menus, each drawn as a picture of its own, in document order.
  package var drawableRoots: [Object] {
    rootMenus.isEmpty ? rootViews : (rootViews + rootMenus).sorted()
  }
}

extension Object {
  /// Whether the canvas shows it as a part of something else, or beside a scene: a view in a touch bar or in a menu, a
  /// menu that belongs to a scene.
  package var isBesideTheCanvas: Bool {
    if kind == .menu { return scene != nil && owner?.kind != "application" }
    return element.ancestors.contains { $0.name == "touchBar" || $0.name == "menuItem" }
  }
}
