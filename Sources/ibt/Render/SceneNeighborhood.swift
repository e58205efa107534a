import IBDrawing
import IBLayout
import IBModel

/// The scenes around one of a storyboard: those that segues connect with it.
struct SceneNeighborhood {
  /// The id or name of the scene in the middle.
  let scene: String
  /// How many segues away the others are at most.
  let steps: Int

  /// The ids of the cards of these scenes: of their controllers, and of views and menus at the top level.
  /// - Throws: `CommandFailure` when there is no such scene, or several.
  func cards(in loaded: LoadedDocument) throws -> Set<ObjectID> {
    let choice = NameChoice(wanted: scene, noun: "scene or root view", place: "in `\(loaded.path)`")
    var reached: Set<ObjectID> = [try choice.only(among: SceneNeighborhood.candidates(in: loaded.document))]
    let arrows = loaded.document.canvasArrows
    for _ in 0..<steps {
      let before = reached
      for arrow in arrows {
        if before.contains(arrow.start) { reached.insert(arrow.end) }
        if before.contains(arrow.end) { reached.insert(arrow.start) }
      }
      if reached == before { break }
    }
    return reached
  }

  private static func candidates(in document: Document) -> [NameChoice.Candidate<ObjectID>] {
    let roots = document.rootViews + document.rootMenus
    let free = roots.filter { $0.scene == nil }.map { root in
      NameChoice.Candidate(value: root.id, names: root.sceneNames, identity: root.id.rawValue, text: root.reference)
    }
    let scenes = document.scenes.compactMap { scene in scene.controller.map { (scene, $0) } }
    return free
      + scenes.map { scene, controller in
        let views = roots.filter { $0.scene == scene && $0.viewTreeOwner == controller }
        return NameChoice.Candidate(
          value: controller.id,
          names: [
            ([controller.id, scene.id] + views.map(\.id)).map(\.rawValue),
            [controller.name, "\(controller.name) Scene"] + views.map(\.name),
          ], identity: controller.id.rawValue, text: controller.reference)
      }
  }
}
