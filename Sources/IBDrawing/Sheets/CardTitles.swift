import IBLayout
import IBModel

/// The titles above the scenes of a canvas. They cover neither scenes nor other titles: with little room they are cut
/// off or smaller, and without room they are omitted.
struct CardTitles {
  private(set) var nodes: [PictureNode] = []
  private(set) var boxes: [Rect] = []
  private let scheme: ColorScheme
  private let cards: [Rect]
  private let picture: Size
  private let height: Double

  private static let sizes = [11.0, 9]
  /// The width in points below which a title is omitted.
  private static let leastWidth = 24.0

  /// - Parameters:
  ///   - cards: The frames of scenes.
  ///   - height: The room above a scene, in points.
  init(_ scheme: ColorScheme, cards: [Rect], picture: Size, height: Double) {
    (self.scheme, self.cards, self.picture, self.height) = (scheme, cards, picture, height)
  }

  /// Adds the title of a scene: in the larger size if all of it fits.
  mutating func add(_ text: String, above card: Rect) {
    for size in CardTitles.sizes {
      let title = TextBlock(text, TextFont(font: .system(size, .semibold)), scheme.ink)
      let natural = title.naturalWidth + 1
      let place = room(for: Rect(x: card.x, y: card.y - height, width: natural, height: height - 4), above: card)
      let isLast = size == CardTitles.sizes.last
      guard place.width >= natural || isLast && place.width >= CardTitles.leastWidth else { continue }
      return draw(title, in: place)
    }
  }

  /// The free part of a place, from its left end. Above its own scene only the scene is in the way.
  private func room(for place: Rect, above card: Rect) -> Rect {
    var place = place
    place.width = min(place.width, picture.width - 4 - place.x)
    for other in cards + boxes where other != card && other.overlaps(place) {
      place.width = other.x <= place.x ? 0 : min(place.width, other.x - 3 - place.x)
    }
    return place
  }

  /// Segues are behind a title, not between its letters.
  private mutating func draw(_ title: TextBlock, in place: Rect) {
    var canvas = Canvas()
    canvas.fill(Rect(x: -2, y: 0, width: min(title.naturalWidth, place.width) + 4, height: place.height), scheme.desk)
    canvas.text(title, in: Rect(x: 0, y: 0, width: place.width, height: place.height))
    nodes.append(PictureNode(frame: place, contents: canvas.contents))
    boxes.append(place)
  }
}
