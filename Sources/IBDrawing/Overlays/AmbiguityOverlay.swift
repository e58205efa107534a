import IBBase
import IBLayout
import IBModel

extension SceneLayout {
  package var ambiguityOverlay: PictureOverlay { ambiguityOverlay(of: ambiguousViews) }

  /// The ambiguous views in two layouts; nil if no view is ambiguous or the engine finds no other layout.
  package func ambiguityGallery(_ options: DrawingOptions, by engine: LayoutEngine) -> Picture? {
    let views = ambiguousViews
    guard !views.isEmpty, let other = engine.otherLayout(than: self) else { return nil }
    let panels = [("One layout", self), ("Another one that the constraints allow", other)].map { title, layout in
      PictureGallery.Panel(
        title, Picture(of: layout, options).showing(layout.ambiguityOverlay(of: views), options.scheme))
    }
    return PictureGallery(panels, options.scheme).picture
  }

  private var ambiguousViews: [ViewLayout] { faults.ambiguous.joined().ordered { $0.view } }

  private func ambiguityOverlay(of views: [ViewLayout]) -> PictureOverlay {
    let frames = framesInRoot
    let marks = views.compactMap { view -> PictureMark? in
      guard let index = scene.index(of: view.view) else { return nil }
      let axes = view.ambiguousAxes.map { $0 == .horizontal ? "x" : "y" }.joined(separator: ", ")
      return PictureMark(
        view.view.id, .ambiguous, .object(orElse: frames[index]), text: "\(axes) of \(view.view.name)")
    }
    return PictureOverlay(.ambiguity, marks)
  }
}
