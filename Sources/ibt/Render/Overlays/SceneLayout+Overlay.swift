import IBDrawing
import IBLayout
import IBLint
import IBModel
import IBScene

/// What overlays need to know beside the layout that they explain.
struct OverlayOptions {
  /// The document of the layout, or the one whose templates and findings are shown.
  var loaded: LoadedDocument
  var drawing: DrawingOptions
  /// The names of templates that the overlay is about; empty for all.
  var templates: [String] = []
  /// What `ibt lint` finds in the document, if the overlay shows it.
  var findings: [Finding] = []
}

extension SceneLayout {
  /// What an overlay explains in this layout alone, without another one beside it.
  /// - Throws: `CommandFailure` when a template is not known.
  func overlay(_ choice: OverlayChoice, _ options: OverlayOptions) throws -> PictureOverlay {
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

  /// Thin boxes around the views that constraints relate.
  func involvedViews(_ constraints: [ResolvedConstraint]) -> [PictureMark] {
    let frames = framesInRoot
    let views = Set(
      constraints.flatMap(\.items).compactMap { item -> ViewIndex? in
        if case .view(let view) = item, !view.isRoot { return view }
        return nil
      })
    return views.sorted().map { view in
      PictureMark(scene[view].object.id, .involved, .object(orElse: frames[view]))
    }
  }
}

extension OverlayChoice {
  /// What a layout must tell for the overlay.
  var layoutOptions: LayoutEngine.Options { showsFaults ? .faults : .framesOnly }
}
