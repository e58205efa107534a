import IBDrawing
import IBLayout
import IBModel
import IBScene
import IBTemplates

/// Collects pictures of one scene.
package struct SceneGallery {
  package private(set) var panels: [PictureGallery.Panel] = []
  /// How many scenes there are to choose from.
  package var sceneCount = 0
  /// What to say about the pictures.
  package private(set) var notes: [String] = []
  private let engine = LayoutEngine()
  private let resources: SceneResolver

  package init(resources: SceneResolver) { self.resources = resources }

  package mutating func addDevices(
    of root: Object, in loaded: LoadedDocument, _ situations: [Situation], _ options: DrawingOptions
  ) {
    for situation in situations { add(situation.title, root, in: loaded, situation, options) }
  }

  package mutating func addTextSizes(
    of root: Object, in loaded: LoadedDocument, _ situation: Situation, _ options: DrawingOptions
  ) {
    for size in TextSize.allCases {
      var situation = situation
      (situation.textSize, situation.content) = (size, .measured)
      add("Text size \(size.name)", root, in: loaded, situation, options)
    }
  }

  /// - Throws: `DocumentFailure` when a template cannot be applied.
  package mutating func addTemplates(
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
    guard let scene = resolved.scenes.first, let drawn = RenderedScene(scene, engine, options) else { return }
    notes += drawn.notes(in: loaded)
    panels.append(PictureGallery.Panel(title, drawn.picture))
  }
}

extension LoadedDocument {
  /// The templates that can be applied to a scene, without parts of others.
  /// - Throws: `DocumentFailure` when the sheet cannot be read.
  package func templates(on root: Object) throws -> [any Template] {
    try templates().filter { template in
      !template.traits.isPart && template.obstacles.isEmpty && template.screens.contains { $0.id == root.id }
    }
  }
}

extension RenderedScene {
  /// What to say about the picture of a scene in a document.
  package func notes(in loaded: LoadedDocument) -> [String] {
    failures.map { failure in
      "\(loaded.place(of: failure.root)): note: \(failure.root.reference) is drawn with its stored frames: \(failure)"
    }
  }
}
