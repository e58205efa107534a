import IBModel

extension Object {
  /// The names by which a root view can be found: the ids and names of the view, its controller and its scene.
  package var sceneNames: [[String]] {
    let (owner, place) = (viewTreeOwner, scene)
    return [
      [id, owner?.id, place?.id].compactMap { $0?.rawValue },
      [name, owner?.name, place?.name, place.map { "\($0.name) Scene" }].compactMap { $0 },
    ]
  }
}
