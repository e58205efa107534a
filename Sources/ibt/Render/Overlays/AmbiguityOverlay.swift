import IBDrawing
import IBLayout
import IBModel
import IBScene

extension OverlaidScene {
  /// The ambiguous views, in two layouts if the engine finds another one.
  var ambiguityResult: Result {
    let views = ambiguousViews
    if views.isEmpty { noteNothing(.ambiguity) }
    let first = Picture(of: solved, options)
    let marked = { (picture: Picture, solved: SolvedScene) in
      picture.showing(PictureOverlay(.ambiguity, ambiguityMarks(views, in: solved)), options.scheme)
    }
    guard !views.isEmpty, let other = engine.otherLayout(than: solved) else {
      return Result(picture: views.isEmpty ? first : marked(first, solved))
    }
    let panels = [
      PictureGallery.Panel("One layout", marked(first, solved)),
      PictureGallery.Panel("Another one that the constraints allow", marked(Picture(of: other, options), other)),
    ]
    return Result(picture: PictureGallery(panels, options.scheme).picture, repeatsObjects: true)
  }

  var ambiguityOverlay: PictureOverlay { PictureOverlay(.ambiguity, ambiguityMarks(ambiguousViews, in: solved)) }

  private var ambiguousViews: [ViewLayout] { (layout?.faults.ambiguous ?? []).joined().sorted { $0.view < $1.view } }

  private func ambiguityMarks(_ views: [ViewLayout], in solved: SolvedScene) -> [PictureMark] {
    let frames = solved.framesInRoot
    return views.compactMap { view in
      guard let index = solved.scene.index(of: view.view) else { return nil }
      let axes = view.ambiguousAxes.map { $0 == .horizontal ? "x" : "y" }.joined(separator: ", ")
      return PictureMark(
        view.view.id, .ambiguous, .object(orElse: frames[index]), text: "\(axes) of \(view.view.name)")
    }
  }
}
