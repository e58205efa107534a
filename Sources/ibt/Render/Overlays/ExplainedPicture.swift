import IBDrawing
import IBLayout
import IBModel
import IBScene

/// The picture of a layout with what an overlay explains, without marks when there is nothing to explain.
struct ExplainedPicture {
  let picture: Picture
  /// Whether objects are in the picture more than once.
  let repeatsObjects: Bool

  /// - Parameter engine: lays out what is shown beside the layout.
  /// - Throws: `CommandFailure` when the overlay cannot be shown here, or a template cannot be applied.
  init(
    _ layout: SceneLayout, _ choice: OverlayChoice, _ options: OverlayOptions, by engine: LayoutEngine
  ) throws {
    if choice.kind == .misplaced { try layout.requireCanvas() }
    if let gallery = try layout.gallery(choice, options, by: engine) {
      self.init(gallery, repeatsObjects: true)
      return
    }
    let overlay = try layout.overlay(choice, options)
    guard !overlay.marks.isEmpty || !overlay.legend.isEmpty else {
      Terminal.note(
        "\(options.loaded.place(of: layout.root)): note: \(layout.root.reference) has nothing that the overlay "
          + "`\(choice.kind.rawValue)` shows")
      self.init(Picture(of: layout, options.drawing))
      return
    }
    self.init(Picture(of: layout, options.drawing).showing(overlay, options.drawing.scheme))
  }

  private init(_ picture: Picture, repeatsObjects: Bool = false) {
    self.picture = picture
    self.repeatsObjects = repeatsObjects
  }
}

extension SceneLayout {
  /// The layout beside others; nil where an overlay shows only one.
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
