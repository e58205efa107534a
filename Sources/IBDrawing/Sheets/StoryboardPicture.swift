import IBModel

/// A whole storyboard as the canvas of Interface Builder shows it: scenes at their places, segues as arrows.
package struct StoryboardPicture: Sendable {
  /// A scene.
  package struct Card: Sendable {
    /// The id of its controller or view.
    package var id: ObjectID
    /// Empty for no title.
    package var title: String
    /// The scene; a card with little more than a title has a size only.
    package var picture: Picture
    /// Cards without a place are in a row below the others.
    package var location: CanvasLocation?
    package var isInitial = false
  }

  /// A segue.
  package struct Arrow: Sendable {
    /// The id of its source object: a controller or a control in its scene.
    package var source: ObjectID
    package var start: ObjectID
    package var end: ObjectID
    package var kind: SegueKind
    package var label: String
  }

  private static let margin = 40.0
  private static let titleHeight = 18.0
  /// The approximate size of pictures: few scenes are drawn larger than many.
  private static let usualSize = Size(width: 1600, height: 1200)
  /// The least scale of scenes for that size, so that their texts can be recognized.
  private static let leastUsualScale = 0.3
  private static let mostExtent = 8000.0
  /// The scale of scenes below which texts of segues are omitted.
  private static let leastScaleOfLabels = 0.15

  private let cards: [Card]
  private let arrows: [Arrow]
  private let scheme: ColorScheme
  private let places: [ObjectID: Rect]
  private let scale: Double
  private let size: Size

  /// - Parameters:
  ///   - screen: The size of the document's screen, in points, for which locations are stored.
  ///   - scheme: The appearance of the surroundings of scenes.
  package init(_ cards: [Card], _ arrows: [Arrow], screen: Size, _ scheme: ColorScheme = .light) {
    (self.cards, self.arrows, self.scheme) = (cards, arrows, scheme)
    let frames = StoryboardPicture.frames(of: cards, screen: screen)
    let all = frames.values.reduce(nil as Rect?) { $0?.union($1) ?? $1 } ?? Rect(x: 0, y: 0, width: 1, height: 1)
    let (margin, titleHeight) = (StoryboardPicture.margin, StoryboardPicture.titleHeight)
    let scale = StoryboardPicture.scale(width: max(all.width, 1), height: max(all.height, 1))
    self.scale = scale
    size = Size(width: all.width * scale + 2 * margin, height: all.height * scale + 2 * margin + titleHeight)
    places = frames.mapValues { frame in
      Rect(
        x: (frame.x - all.x) * scale + margin, y: (frame.y - all.y) * scale + margin + titleHeight,
        width: frame.width * scale, height: frame.height * scale)
    }
  }

  private static func scale(width: Double, height: Double) -> Double {
    let usual = min(1, usualSize.width / width, usualSize.height / height)
    return min(max(leastUsualScale, usual), mostExtent / width, mostExtent / height)
  }

  /// Frames in points of the canvas: a location is the center. Scenes may cover each other, as in Interface
  /// Builder.
  ///
  /// Source: of the pairs of scenes of different sizes in 4,000 documents, 64 overlap by this rule, and 155 if
  /// locations are corners.
  private static func frames(of cards: [Card], screen: Size) -> [ObjectID: Rect] {
    var frames: [ObjectID: Rect] = [:]
    for card in cards {
      guard let location = card.location else { continue }
      let (x, y) = (location.x * screen.width, location.y * screen.height)
      let size = card.picture.size
      frames[card.id] = Rect(
        x: x / CanvasLocation.screen - size.width / 2, y: y / CanvasLocation.screen - size.height / 2,
        width: size.width, height: size.height)
    }
    let gap = 100.0
    var x = frames.values.map(\.x).min() ?? 0
    let y = frames.values.map(\.maxY).max().map { $0 + 2 * gap } ?? 0
    for card in cards where card.location == nil {
      frames[card.id] = Rect(x: x, y: y, width: card.picture.size.width, height: card.picture.size.height)
      x += card.picture.size.width + gap
    }
    return frames
  }

  package var picture: Picture {
    var result = Picture(size: size)
    result.putBehind(scheme.desk)
    for card in cards {
      guard let place = places[card.id] else { continue }
      result.append(node(card, place), of: card.picture)
    }
    var titles = CardTitles(
      scheme, cards: cards.compactMap { places[$0.id] }, picture: size, height: StoryboardPicture.titleHeight)
    for card in cards where !card.title.isEmpty { places[card.id].map { titles.add(card.title, above: $0) } }
    let obstacles = places.values.map { $0.inset(-1) } + titles.boxes
    var drawing = SegueDrawing(
      scheme, hasLabels: scale >= StoryboardPicture.leastScaleOfLabels, avoiding: obstacles,
      roomAbove: StoryboardPicture.titleHeight)
    for card in cards where card.isInitial { places[card.id].map { drawing.drawStart(at: $0) } }
    let boxes = Dictionary(
      cards.map { ($0.id, $0.picture.boxes) }, uniquingKeysWith: { first, _ in first })
    for arrow in arrows where arrow.start != arrow.end {
      guard let start = places[arrow.start], let end = places[arrow.end] else { continue }
      let control = boxes[arrow.start]?[arrow.source].map { scaled($0, in: start) }
      drawing.add(arrow, from: start, control: control, to: end)
    }
    drawing.drawArrows()
    result.nodes.append(
      PictureNode(
        frame: Rect(x: 0, y: 0, width: size.width, height: size.height), contents: drawing.canvas.contents))
    result.nodes += titles.nodes
    return result
  }

  private func scaled(_ box: Rect, in card: Rect) -> Rect {
    Rect(
      x: card.x + box.x * scale, y: card.y + box.y * scale, width: box.width * scale, height: box.height * scale)
  }

  private func node(_ card: Card, _ place: Rect) -> PictureNode {
    let inside = Rect(x: 0, y: 0, width: place.width, height: place.height)
    var canvas = Canvas()
    let whole = card.picture.size
    let frame = Rect(
      x: (place.width - whole.width) / 2, y: (place.height - whole.height) / 2, width: whole.width,
      height: whole.height)
    var scene = card.picture.asNode(at: frame)
    scene.transform = PictureTransform(scaleX: scale, scaleY: scale)
    canvas.group(scene)
    canvas.stroke(inside.inset(-0.5), Stroke(scheme.paleInk.faded(0.6)), radius: 2)
    return PictureNode(frame: place, contents: canvas.contents)
  }
}
