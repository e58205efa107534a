import IBDrawing
import IBLint
import IBModel
import IBXML

/// The overlays of a page, for as many layouts as there is room for.
package struct PreviewOverlays {
  package let pictures: PreviewPictures
  package let findings: [Finding]

  package init(pictures: PreviewPictures, findings: [Finding]) {
    (self.pictures, self.findings) = (pictures, findings)
  }

  /// The size up to which overlays fill a page, in bytes: the limit of a page with the two templates of the Dashboard.
  private static let filled = 750_000.0
  /// The factor by which overlays may enlarge a page that is larger: they explain pictures, and nobody waits for them.
  private static let growth = 1.1

  /// The page with overlays and a remark on what it leaves out.
  /// - Parameter limit: The largest size, in bytes.
  /// - Throws: `CommandError` when a template cannot be applied.
  package func added(to page: PreviewPage, limit: Double) throws -> PreviewPage {
    let size = Double(PageWriter().text(of: page).utf8.count)
    let largest = size < PreviewOverlays.filled ? PreviewOverlays.filled : size * PreviewOverlays.growth
    let room = min(limit, largest) - size
    var explained = page
    guard room > 0 else { return remarked(explained) }
    for variants in steps(in: page) {
      var isComplete = true
      for layers in try parts(of: variants) {
        var larger = explained
        larger.layers += layers
        if Double(PageWriter().overlaysSize(of: larger)) <= room { explained = larger } else { isComplete = false }
      }
      if !isComplete { return remarked(explained) }
    }
    return explained
  }

  private func remarked(_ page: PreviewPage) -> PreviewPage {
    var page = page
    let missing = page.layers.isEmpty ? "overlays" : "some overlays"
    page.remark = "the page would be too large with \(missing), so they are left out"
    return page
  }

  /// The layers of overlays in some layouts, with constraints last: most of their size is lines between views.
  private func parts(of variants: [PreviewSource.Variant]) throws -> [[PreviewPage.Layer]] {
    let layers = try variants.flatMap { try pictures.layers(in: $0, findings) }
    let parts = [layers.filter { $0.kind != .constraints }, layers.filter { $0.kind == .constraints }]
    return parts.filter { !$0.isEmpty }
  }

  /// The layouts of the page: the first one, the same with templates, all others.
  private func steps(in page: PreviewPage) -> [[PreviewSource.Variant]] {
    let shown = Set(page.states.map { Array($0.options[1...3]) })
    let first = pictures.source.firstVariant
    let variants = pictures.source.variants.filter { shown.contains($0.options) }
    let isTemplate = { (variant: PreviewSource.Variant) in
      variant.device == first.device && variant.orientation == first.orientation
    }
    let steps = [
      variants.filter { $0 == first }, variants.filter { $0 != first && isTemplate($0) },
      variants.filter { !isTemplate($0) },
    ]
    return steps.filter { !$0.isEmpty }
  }
}

extension PreviewPage.Finding {
  package init(_ located: LocatedFinding, in document: Document) {
    let finding = located.finding
    // Constraints and outlets are not drawn; the view around them is.
    let view = finding.object.flatMap { document.object($0.id) }.flatMap { object in
      sequence(first: object, next: \.owner).first(where: \.isView)
    }
    self.init(
      severity: finding.severity.rawValue, message: finding.message,
      place: "\(finding.rule), line \(located.start.line)", object: view?.id.rawValue,
      scene: view?.rootView.id.rawValue)
  }
}
