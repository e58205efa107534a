import IBLayout
import IBModel

extension Document {
  /// Root views and menus, each drawn as a picture of its own, in document order.
  package var drawableRoots: [Object] { rootMenus.isEmpty ? rootViews : (rootViews + rootMenus).sorted() }
}

extension Object {
  /// Whether the canvas shows it as a part of something else, or beside a scene: a view in a touch bar or in a menu, a
  /// menu that belongs to a scene.
  package var isBesideTheCanvas: Bool {
    if kind == .menu { return scene != nil && owner?.kind != "application" }
    return element.ancestors.contains { $0.name == "touchBar" || $0.name == "menuItem" }
  }

  /// The names by which a root view can be found: the ids and names of the view, its controller and its scene.
  package var sceneNames: [[String]] {
    let (owner, place) = (viewTreeOwner, scene)
    return [
      [id, owner?.id, place?.id].compactMap { $0?.rawValue },
      [name, owner?.name, place?.name, place.map { "\($0.name) Scene" }].compactMap { $0 },
    ]
  }
}
