import IBXML

extension Object {
  /// Whether the canvas shows it beside a scene: a view in a touch bar or in a menu.
  package var isBesideTheCanvas: Bool {
    element.ancestors.contains { $0.name == "touchBar" || $0.name == "menuItem" }
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
