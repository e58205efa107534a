import IBDrawing
import IBLayout
import IBLint
import IBModel
import IBScene

/// A solved scene that an overlay explains.
struct OverlaidScene {
  let solved: SolvedScene
  let document: ResolvedDocument
  let loaded: LoadedDocument
  let engine: LayoutEngine
  let options: DrawingOptions
  /// The names of templates that the overlay is about; empty for all.
  var templates: [String] = []
  /// What `ibt lint` finds in the document, if the overlay shows it.
  var findings: [Finding] = []
  /// The layouts of the document where they are known already.
  var layouts: [Layout]?

  /// A picture, and whether objects are in it more than once.
  struct Result {
    var picture: Picture
    var repeatsObjects = false
  }

  var scene: ResolvedScene { solved.scene }
  var framesInRoot: ViewTable<Rect> { solved.framesInRoot }

  /// The scene with what an overlay explains, without marks when there is nothing to explain.
  func result(_ choice: OverlayChoice) throws -> Result {
    switch choice.kind {
    case .ambiguity: return ambiguityResult
    case .templates: return try templateResult()
    case .misplaced: try requireCanvas()
    case .constraints, .conflicts, .findings, .touchTargets: break
    }
    return marked(try overlay(choice))
  }

  /// What an overlay explains in this layout alone, without another one beside it.
  func overlay(_ choice: OverlayChoice) throws -> PictureOverlay {
    switch choice.kind {
    case .constraints: constraintOverlay(choice)
    case .conflicts: conflictOverlay
    case .ambiguity: ambiguityOverlay
    case .misplaced: misplacedOverlay
    case .templates: try templateOverlay()
    case .findings: findingOverlay
    case .touchTargets: touchTargetOverlay
    }
  }

  private func marked(_ overlay: PictureOverlay) -> Result {
    let picture = Picture(of: solved, options)
    guard !overlay.marks.isEmpty || !overlay.legend.isEmpty else {
      noteNothing(overlay.kind)
      return Result(picture: picture)
    }
    return Result(picture: picture.showing(overlay, options.scheme))
  }

  func noteNothing(_ kind: PictureOverlay.Kind) {
    Terminal.note(
      "\(loaded.place(of: scene.root)): note: \(scene.root.reference) has nothing that the overlay "
        + "`\(kind.rawValue)` shows")
  }

  /// What `ibt layout` says about the scene.
  var layout: Layout? {
    (layouts ?? engine.layouts(of: document, explainsFrames: false)).first { $0.root == scene.root }
  }

  /// Thin boxes around the views that constraints relate.
  func involvedViews(_ constraints: [ResolvedConstraint]) -> [PictureMark] {
    let views = Set(
      constraints.flatMap(\.items).compactMap { item -> ViewIndex? in
        if case .view(let view) = item, !view.isRoot { return view }
        return nil
      })
    return views.sorted().map { view in
      PictureMark(scene[view].object.id, .involved, .object(orElse: framesInRoot[view]))
    }
  }
}
