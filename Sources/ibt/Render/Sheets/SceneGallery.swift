import IBDrawing
import IBLayout
import IBModel
import IBScene
import IBTemplates

/// Collects pictures of one scene.
struct SceneGallery {
  private(set) var panels: [PictureGallery.Panel] = []
  /// How many scenes there are to choose from.
  var sceneCount = 0
  private let engine = LayoutEngine()
  private let resources = ProjectResources()

  mutating func addDevices(
    of root: Object, in loaded: LoadedDocument, _ situations: [Situation], _ options: DrawingOptions
  ) {
    for situation in situations { add(situation.title, root, in: loaded, situation, options) }
  }

  mutating func addTextSizes(
    of root: Object, in loaded: LoadedDocument, _ situation: Situation, _ options: DrawingOptions
  ) {
    for size in TextSize.allCases {
      var situation = situation
      (situation.textSize, situation.content) = (size, .measured)
      add("Text size \(size.name)", root, in: loaded, situation, options)
    }
  }

  /// - Throws: `CommandFailure` when a template cannot be applied.
  mutating func addTemplates(
    of root: Object, in loaded: LoadedDocument, _ situation: Situation, _ options: DrawingOptions
  ) throws {
    add("No template", root, in: loaded, situation, options)
    for template in try loaded.templates(on: root) {
      let applied = try loaded.applying(templates: [template.id], ApplyOptions(situation: situation))
      add(template.name, root, in: applied, situation, options)
    }
  }

  private mutating func add(
    _ title: String, _ root: Object, in loaded: LoadedDocument, _ situation: Situation, _ options: DrawingOptions
  ) {
    let situation = resources.situation(situation.showing(loaded), for: loaded)
    let resolved = ResolvedDocument(loaded.document, in: situation) { $0.id == root.id }
    guard let scene = resolved.scenes.first, let drawn = RenderedScene(scene, in: loaded, engine, options) else {
      return
    }
    panels.append(PictureGallery.Panel(title, drawn.picture))
  }
}

extension LoadedDocument {
  /// The templates that can be applied to a scene, without parts of others.
  /// - Throws: `CommandFailure` when the sheet cannot be read.
  func templates(on root: Object) throws -> [any Template] {
    try templates().filter { template in
      !template.traits.isPart && template.obstacles.isEmpty && template.screens.contains { $0.id == root.id }
    }
  }
}
