import IBDrawing
import IBLayout
import IBModel

/// The picture of a layout with an overlay, without marks if there is nothing to explain.
package struct ExplainedPicture {
  package let picture: Picture
  /// Whether objects are in the picture more than once.
  package let repeatsObjects: Bool
  package private(set) var note: String?

  /// - Parameter engine: Lays out what is shown beside the layout.
  /// - Throws: `CommandError` when the overlay cannot be shown here, or a template cannot be applied.
  package init(
    _ layout: SceneLayout, _ choice: OverlayChoice, _ options: OverlayOptions, by engine: LayoutEngine
  ) throws {
    if choice.kind == .misplaced, !layout.scene.environment.situation.isCanvasOfDocument {
      throw CommandError(
        "the stored frames are for the canvas: --overlay misplaced cannot be combined with another configuration")
    }
    if let gallery = try layout.gallery(choice, options, by: engine) {
      (picture, repeatsObjects) = (gallery, true)
      return
    }
    repeatsObjects = false
    let overlay = try layout.overlay(choice, options)
    guard !overlay.marks.isEmpty || !overlay.legend.isEmpty else {
      picture = Picture(of: layout, options.drawing)
      note =
        "\(options.loaded.place(of: layout.root)): note: \(layout.root.reference) has nothing that the overlay "
        + "`\(choice.kind.rawValue)` shows"
      return
    }
    picture = Picture(of: layout, options.drawing).showing(overlay, options.drawing.scheme)
  }
}

extension SceneLayout {
  /// The layout beside others; nil for an overlay of a single layout.
  fileprivate func gallery(
    _ choice: OverlayChoice, _ options: OverlayOptions, by engine: LayoutEngine
  ) throws -> Picture? {
    switch choice.kind {
    case .ambiguity: ambiguityGallery(options.drawing, by: engine)
    case .templates: try templateGallery(options, by: engine)
    case .constraints, .conflicts, .misplaced, .findings, .touchTargets: nil
    }
  }
}

extension RenderedScene {
  /// Draws a root view of a document; nil when there is nothing to draw.
  /// - Throws: `CommandError` when the root view is not installed.
  package init?(
    _ root: Object, in document: ResolvedDocument, of loaded: LoadedDocument, _ engine: LayoutEngine,
    _ options: DrawingOptions, finding: LayoutEngine.Options = .framesOnly
  ) throws {
    do throws(LayoutError) {
      try self.init(root, in: document, engine, options, finding: finding)
    } catch {
      throw loaded.failure(error)
    }
  }

  package mutating func show(_ explained: ExplainedPicture) {
    show(explained.picture, repeatsObjects: explained.repeatsObjects)
  }

  package func notes(in loaded: LoadedDocument) -> [String] {
    failures.map { failure in
      "\(loaded.place(of: failure.root)): note: \(failure.root.reference) is drawn with its stored frames: \(failure)"
    }
  }
}
