import IBLayout
import IBModel

/// A scene before and after a change.
///
/// Objects have the ids of the later picture. They are in the panels several times: write these with
/// `SVGWriter.Identifiers.prefixed`.
package struct PictureComparison: Sendable {
  /// Nil if the scene is new.
  package let before: Picture?
  /// Nil if the scene was removed.
  package let after: Picture?
  private let scheme: ColorScheme
  private let titles: Titles

  /// The titles of the two versions.
  package struct Titles: Sendable {
    package var before = "Before"
    package var after = "After"

    package init(before: String = "Before", after: String = "After") { (self.before, self.after) = (before, after) }
  }

  /// - Parameter laterIDs: The ids in the later picture of objects whose ids differ in the earlier one.
  package init(
    before: Picture?, after: Picture?, renaming laterIDs: [ObjectID: ObjectID] = [:], _ scheme: ColorScheme = .light,
    titles: Titles = Titles()
  ) {
    (self.before, self.after, self.scheme) = (before?.renamingObjects(laterIDs), after, scheme)
    self.titles = titles
  }

  package var isVisible: Bool {
    guard let before, let after else { return before != nil || after != nil }
    return !before.looksLike(after)
  }

  package var panels: [PictureGallery.Panel] {
    guard let before else { return after.map { [PictureGallery.Panel("New", $0)] } ?? [] }
    guard let after else { return [PictureGallery.Panel("Removed", before)] }
    return [
      PictureGallery.Panel(titles.before, before), PictureGallery.Panel(titles.after, after),
      PictureGallery.Panel("Both", both(before, after)),
    ]
  }

  /// The opacity of the wash over the scenes, behind the marks, from 0 to 1.
  private static let wash = 0.4

  private func both(_ before: Picture, _ after: Picture) -> Picture {
    let marks = ComparisonMark.marks(from: PictureObjects(before), to: PictureObjects(after))
    let size = Size(
      width: max(before.size.width, after.size.width), height: max(before.size.height, after.size.height))
    let whole = Rect(x: 0, y: 0, width: size.width, height: size.height)
    var earlier = before.asNode(at: Rect(x: 0, y: 0, width: before.size.width, height: before.size.height))
    earlier.opacity = 0.5
    var drawn = Canvas()
    drawn.group(after.asNode(at: Rect(x: 0, y: 0, width: after.size.width, height: after.size.height)))
    drawn.group(earlier)
    drawn.fill(whole, scheme.paper.faded(PictureComparison.wash))
    for mark in marks { ComparisonStyle.draw(mark, on: &drawn) }
    var result = Picture(
      size: size, nodes: [PictureNode(frame: whole, clip: .rectangle(whole), contents: drawn.contents)])
    let styles = Set(marks.flatMap { ComparisonStyle.styles(of: $0.kind) })
    if !styles.isEmpty {
      var legend = ComparisonStyle.legend(of: styles, width: size.width, scheme)
      legend.frame.y = size.height
      result.nodes.append(legend)
      result.size.height += legend.frame.height
    }
    return result
  }
}

/// Comparisons below each other, each with a heading.
package struct ComparisonSheet: Sendable {
  package var rows: [(title: String, comparison: PictureComparison)]
  private let scheme: ColorScheme

  private static let margin = 24.0
  private static let titleHeight = 22.0

  package init(_ rows: [(title: String, comparison: PictureComparison)], _ scheme: ColorScheme) {
    (self.rows, self.scheme) = (rows, scheme)
  }

  package var picture: Picture {
    var result = Picture(size: Size(width: 0, height: 0))
    var y = ComparisonSheet.margin
    for row in rows {
      let gallery = PictureGallery(row.comparison.panels, scheme).picture
      let frame = Rect(
        x: 0, y: y + ComparisonSheet.titleHeight - ComparisonSheet.margin / 2, width: gallery.size.width,
        height: gallery.size.height)
      result.append(gallery.asNode(at: frame), of: gallery)
      // In front of the desk that the panels are on.
      result.nodes.append(heading(row.title, width: gallery.size.width, y: y))
      result.size.width = max(result.size.width, gallery.size.width)
      y = frame.maxY
    }
    result.size.height = y
    result.putBehind(scheme.desk)
    return result
  }

  private func heading(_ text: String, width: Double, y: Double) -> PictureNode {
    var canvas = Canvas()
    let title = TextBlock(text, TextFont(font: .system(17, .semibold)), scheme.ink)
    let inside = Rect(
      x: ComparisonSheet.margin, y: 0, width: width - 2 * ComparisonSheet.margin, height: ComparisonSheet.titleHeight)
    canvas.text(title, in: inside)
    return PictureNode(
      frame: Rect(x: 0, y: y, width: width, height: ComparisonSheet.titleHeight), contents: canvas.contents)
  }
}
