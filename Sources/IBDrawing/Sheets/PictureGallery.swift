import IBLayout
import IBModel

/// Pictures beside each other, each with a title: one scene on several devices, before and after a change.
///
/// Objects may be in it several times: write it with `SVGWriter.Identifiers.prefixed`.
package struct PictureGallery: Sendable {
  /// A picture with its title.
  package struct Panel: Sendable {
    package var title: String
    package var picture: Picture

    package init(_ title: String, _ picture: Picture) {
      self.title = title
      self.picture = picture
    }
  }

  private static let margin = 24.0
  private static let titleHeight = 26.0
  /// The width in points at which another row begins; the first picture of a row may be wider.
  private static let mostWidth = 4000.0

  private let panels: [Panel]
  private let scheme: ColorScheme

  package init(_ panels: [Panel], _ scheme: ColorScheme = .light) {
    self.panels = panels
    self.scheme = scheme
  }

  package var picture: Picture {
    var result = Picture(size: Size(width: 0, height: 0))
    var (x, y, rowHeight, width) = (PictureGallery.margin, PictureGallery.margin, 0.0, 0.0)
    for panel in panels {
      let size = panel.picture.size
      if x > PictureGallery.margin, x + size.width > PictureGallery.mostWidth {
        (x, y, rowHeight) = (PictureGallery.margin, y + rowHeight + PictureGallery.margin, 0)
      }
      result.append(node(panel, x, y), of: panel.picture)
      x += size.width + PictureGallery.margin
      width = max(width, x)
      rowHeight = max(rowHeight, PictureGallery.titleHeight + size.height)
    }
    result.size = Size(width: width, height: y + rowHeight + PictureGallery.margin)
    result.putBehind(scheme.desk)
    return result
  }

  private func node(_ panel: Panel, _ x: Double, _ y: Double) -> PictureNode {
    let (size, height) = (panel.picture.size, PictureGallery.titleHeight)
    var canvas = Canvas()
    let title = TextBlock(panel.title, TextFont(font: .system(14, .semibold)), scheme.ink)
    canvas.text(title, in: Rect(x: 0, y: 0, width: size.width, height: height - 6))
    let inside = Rect(x: 0, y: height, width: size.width, height: size.height)
    canvas.group(panel.picture.asNode(at: inside))
    return PictureNode(
      frame: Rect(x: x, y: y, width: size.width, height: height + size.height), contents: canvas.contents)
  }
}

extension Picture {
  /// The picture as a part of another one; nothing is drawn outside of it.
  func asNode(at frame: Rect) -> PictureNode {
    let whole = Rect(x: 0, y: 0, width: frame.width, height: frame.height)
    return PictureNode(frame: frame, clip: .rectangle(whole), contents: nodes.map { .group($0) })
  }

  mutating func append(_ node: PictureNode, of picture: Picture) {
    nodes.append(node)
    notes += picture.notes
    drawnCount += picture.drawnCount
  }
}
