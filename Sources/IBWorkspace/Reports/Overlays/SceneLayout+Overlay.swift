import IBDrawing
import IBLayout
import IBLint

/// The data for overlays beside the layout that they explain.
package struct OverlayOptions {
  /// The document of the layout, or the one whose templates and findings are shown.
  package var loaded: LoadedDocument
  package var drawing: DrawingOptions
  /// The names of the templates that the overlay is about; empty for all.
  package var templates: [String] = []
  /// The findings of `ibt lint` in the document, if the overlay shows them.
  package var findings: [Finding] = []

  package init(
    loaded: LoadedDocument, drawing: DrawingOptions, templates: [String] = [], findings: [Finding] = []
  ) {
    (self.loaded, self.drawing, self.templates, self.findings) = (loaded, drawing, templates, findings)
  }
}

extension SceneLayout {
  /// The overlay for this layout alone, without another one beside it.
  /// - Throws: `CommandError` when a template is not known.
  package func overlay(_ choice: OverlayChoice, _ options: OverlayOptions) throws -> PictureOverlay {
    switch choice.kind {
    case .constraints: constraintOverlay(choice)
    case .conflicts: conflictOverlay(in: options.loaded)
    case .ambiguity: ambiguityOverlay
    case .misplaced: misplacedOverlay
    case .templates: try templateOverlay(options)
    case .findings: findingOverlay(options.findings, of: options.loaded)
    case .touchTargets: touchTargetOverlay
    }
  }
}
