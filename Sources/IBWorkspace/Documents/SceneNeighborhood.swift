import IBDrawing
import IBLayout
import IBModel

/// A scene of a storyboard and the scenes that segues connect with it.
package struct SceneNeighborhood {
  package let scene: String
  /// The largest number of segues between it and the others.
  package let steps: Int

  package init(scene: String, steps: Int) { (self.scene, self.steps) = (scene, steps) }

  /// The ids of the cards of these scenes: controllers, and views at the top level.
  package func cards(in loaded: LoadedDocument) throws -> Set<ObjectID> {
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
    let roots = document.rootViews
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
