import IBDrawing
import IBLint

/// The overlays of a page, of as many layouts as there is room for.
struct PreviewOverlays {
  let pictures: PreviewPictures
  let findings: [Finding]

  /// How much larger overlays may make a page: they explain pictures, and are not what people wait for.
  private static let growth = 1.25
  /// The size up to which a page may grow by more, in bytes.
  private static let small = 400_000.0

  /// The page with overlays. Its remark says what is left out.
  /// - Parameter limit: The largest size, in bytes.
  /// - Throws: `CommandFailure` when a template cannot be applied.
  func added(to page: PreviewPage, limit: Double) throws -> PreviewPage {
    let size = size(of: page)
    let room = min(limit, max(size * PreviewOverlays.growth, PreviewOverlays.small))
    var explained = page
    guard size < room else { return remarked(explained) }
    for places in steps(in: page) {
      var isComplete = true
      for layers in try parts(of: places) {
        var larger = explained
        larger.layers += layers
        if self.size(of: larger) <= room { explained = larger } else { isComplete = false }
      }
      if !isComplete { return remarked(explained) }
    }
    return explained
  }

  private func size(of page: PreviewPage) -> Double { Double(PageWriter().text(of: page).utf8.count) }

  private func remarked(_ page: PreviewPage) -> PreviewPage {
    var page = page
    let missing = page.layers.isEmpty ? "overlays" : "some overlays"
    page.remark = "the page would be too large with \(missing), so they are left out"
    return page
  }

  /// What overlays show in some layouts, constraints last: lines between views are most of it.
  private func parts(of places: [PreviewSource.Place]) throws -> [[PreviewPage.Layer]] {
    let layers = try places.flatMap { try pictures.layers(in: $0, findings) }
    let parts = [layers.filter { $0.kind != .constraints }, layers.filter { $0.kind == .constraints }]
    return parts.filter { !$0.isEmpty }
  }

  /// The layouts of the page: the first one, the same with templates, all others.
  private func steps(in page: PreviewPage) -> [[PreviewSource.Place]] {
    let shown = Set(page.states.map { Array($0.options[1...3]) })
    let (first, places) = (pictures.source.firstPlace, pictures.source.places.filter { shown.contains($0.options) })
    let isTemplate = { (place: PreviewSource.Place) in
      place.device == first.device && place.orientation == first.orientation
    }
    let steps = [
      places.filter { $0 == first }, places.filter { $0 != first && isTemplate($0) }, places.filter { !isTemplate($0) },
    ]
    return steps.filter { !$0.isEmpty }
  }
}
