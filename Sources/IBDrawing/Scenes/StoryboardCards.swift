import IBLayout
import IBModel

/// The scenes and segues of a document for one picture of all of it.
package struct StoryboardCards {
  private let document: Document
  private let environment: SceneEnvironment
  private let scheme: ColorScheme
  private var cards: [StoryboardPicture.Card] = []

  /// - Parameters:
  ///   - rendered: The scenes that are drawn.
  ///   - ids: The requested cards; nil for all.
  package init(
    _ rendered: [RenderedScene], of document: Document, in environment: SceneEnvironment, _ scheme: ColorScheme,
    only ids: Set<ObjectID>? = nil
  ) {
    (self.document, self.environment, self.scheme) = (document, environment, scheme)
    let initial = document.initialController
    for scene in document.scenes {
      guard let controller = scene.controller, ids?.contains(controller.id) != false else { continue }
      let views = rendered.first { $0.root.viewTreeOwner == controller }
      cards.append(
        StoryboardPicture.Card(
          id: controller.id, title: controller.kind == "viewControllerPlaceholder" ? "" : controller.name,
          picture: views?.picture ?? picture(of: controller),
          location: scene.canvasLocation, isInitial: controller.id == initial))
    }
    for scene in rendered where scene.root.scene == nil && ids?.contains(scene.root.id) != false {
      cards.append(
        StoryboardPicture.Card(
          id: scene.root.id, title: (scene.root.viewTreeOwner ?? scene.root).name, picture: scene.picture,
          location: scene.root.canvasLocation))
    }
  }

  package var picture: Picture? {
    guard !cards.isEmpty else { return nil }
    // Locations of macOS are points.
    let screen = environment.screen ?? Size(width: CanvasLocation.screen, height: CanvasLocation.screen)
    return StoryboardPicture(cards, document.canvasArrows, screen: screen, scheme).picture
  }

  private func picture(of controller: Object) -> Picture {
    guard controller.kind != "viewControllerPlaceholder" else {
      return Picture(ofReferenceTo: controller.storyboardReferenceName ?? controller.name, scheme)
    }
    return Picture(ofContainer: controller.name, size: containerSize(of: controller), scheme)
  }

  /// The size of a scene without views of its own: its window's, or the screen's.
  private func containerSize(of controller: Object) -> Size {
    guard environment.platform == .macOS else { return environment.screen ?? Size(width: 375, height: 667) }
    let content = controller.windowContentSize
    return Size(width: content.width ?? 400, height: content.height ?? 200)
  }
}

extension Document {
  /// Segues to other scenes. Excludes unwind segues, which lead to the exit of their own scene.
  package var canvasArrows: [StoryboardPicture.Arrow] {
    connections.compactMap { connection in
      guard let kind = connection.segueKind, kind != .unwind, let source = connection.source,
        let start = source.scene?.controller,
        let end = (connection.destination ?? connection.inheritedDestination).flatMap(object)
      else { return nil }
      return StoryboardPicture.Arrow(
        source: source.id, start: start.id, end: end.id, kind: kind, label: connection.segueIdentifier ?? "")
    }
  }
}
