import IBLayout
import IBModel

/// Draws segues between cards, each from the side that faces the other card, with the ends on one side apart from each
/// other.
struct SegueDrawing {
  private(set) var canvas = Canvas()
  private let scheme: ColorScheme
  private let hasLabels: Bool
  private var obstacles: [Rect]
  /// The height of the titles above a card, in points.
  private let roomAbove: Double
  private var routes: [Route] = []
  private var labels: [Label] = []

  fileprivate enum Side: Hashable { case left, right, top, bottom }

  private struct Route {
    var arrow: StoryboardPicture.Arrow
    var start: Rect
    var end: Rect
    var startSide: Side
    var endSide: Side
  }

  private struct Label {
    /// The texts in order of preference.
    var texts: [String]
    /// The possible places in order of preference.
    var centers: [Point]
    var color: RGBColor
  }

  /// The least length of arrows with labels, in points.
  private static let leastLength = 66.0

  init(_ scheme: ColorScheme, hasLabels: Bool, avoiding obstacles: [Rect], roomAbove: Double) {
    (self.scheme, self.hasLabels, self.obstacles, self.roomAbove) = (scheme, hasLabels, obstacles, roomAbove)
  }

  mutating func drawStart(at card: Rect) {
    let end = Point(card.x - 2, card.midY)
    canvas.line([Point(end.x - 26, end.y), end], Stroke(scheme.ink, width: 2))
    drawHead(at: end, .left, scheme.ink)
  }

  mutating func add(_ arrow: StoryboardPicture.Arrow, from card: Rect, control: Rect?, to end: Rect) {
    let (dx, dy) = (end.midX - card.midX, end.midY - card.midY)
    // A scene beside the other one is reached from the side, even if it is much higher.
    let isBeside = end.x >= card.maxX || end.maxX <= card.x
    let isAcross = isBeside || abs(dx) >= abs(dy)
    let startSide: Side = isAcross ? (dx < 0 ? .left : .right) : (dy < 0 ? .top : .bottom)
    let endSide: Side = isAcross ? (dx < 0 ? .right : .left) : (dy < 0 ? .bottom : .top)
    if let control {
      let (_, color, _) = SegueDrawing.look(of: arrow.kind, scheme)
      canvas.stroke(control.inset(-1.5), Stroke(color, width: 1, dashes: [3, 2]), radius: 2)
    }
    routes.append(Route(arrow: arrow, start: control ?? card, end: end, startSide: startSide, endSide: endSide))
  }

  mutating func drawArrows() {
    var counts: [Rect: [Side: Int]] = [:]
    for route in routes { counts[route.end, default: [:]][route.endSide, default: 0] += 1 }
    var used: [Rect: [Side: Int]] = [:]
    for route in routes {
      let number = used[route.end]?[route.endSide] ?? 0
      used[route.end, default: [:]][route.endSide] = number + 1
      let count = counts[route.end]?[route.endSide] ?? 1
      draw(route, share: Double(number + 1) / Double(count + 1))
    }
    for label in labels { draw(label) }
  }

  private mutating func draw(_ route: Route, share: Double) {
    let start = SegueDrawing.port(route.start, route.startSide, 0.5)
    var end = SegueDrawing.port(route.end, route.endSide, share)
    if route.endSide == .top { end.y -= roomAbove }
    let length = ((end.x - start.x) * (end.x - start.x) + (end.y - start.y) * (end.y - start.y)).squareRoot()
    let bend = max(20, length * 0.4)
    let (first, second) = (start.moved(route.startSide, bend), end.moved(route.endSide, bend))
    let tip = end.moved(route.endSide, 5)
    let (words, color, dashes) = SegueDrawing.look(of: route.arrow.kind, scheme)
    let path: [PathStep] = [.move(start), .curve(first, second, tip)]
    canvas.path(path, fill: nil, stroke: Stroke(scheme.desk, width: 4.5))
    canvas.path(path, fill: nil, stroke: Stroke(color, width: 1.75, dashes: dashes))
    drawHead(at: end, route.endSide, color)
    guard hasLabels, length > SegueDrawing.leastLength, let words else { return }
    let texts = route.arrow.label.isEmpty ? [words] : ["\(words) \(route.arrow.label)", words]
    let points = SegueDrawing.labelShares.map { SegueDrawing.point(on: (start, first, second, tip), at: $0) }
    labels.append(Label(texts: texts, centers: points, color: color))
  }

  /// The positions of a label on an arrow, in order of preference.
  private static let labelShares = [0.5, 0.6, 0.4, 0.7, 0.3, 0.8, 0.2, 0.9, 0.1]
  /// The distances above an arrow for a label that does not fit on it, in points.
  private static let labelOffsets = [0.0, -13, 13]

  private static func point(on curve: (Point, Point, Point, Point), at share: Double) -> Point {
    let rest = 1 - share
    let weights = [rest * rest * rest, 3 * rest * rest * share, 3 * rest * share * share, share * share * share]
    let points = [curve.0, curve.1, curve.2, curve.3]
    return zip(weights, points).reduce(into: Point(0, 0)) { sum, part in
      sum.x += part.0 * part.1.x
      sum.y += part.0 * part.1.y
    }
  }

  /// Draws a label at a free place, in full or with the kind of segue only; without such a place the arrow has none.
  private mutating func draw(_ label: Label) {
    for text in label.texts {
      let block = TextBlock(text, TextFont(font: .system(9, .medium)), scheme.ink, .center)
      let width = block.naturalWidth + 11
      for offset in SegueDrawing.labelOffsets {
        for center in label.centers {
          let rect = Rect(x: center.x - width / 2, y: center.y - 7 + offset, width: width, height: 14)
          guard !obstacles.contains(where: { $0.overlaps(rect) }) else { continue }
          obstacles.append(rect)
          canvas.stroke(rect, Stroke(label.color, width: 0.75), radius: 7, fill: scheme.paper)
          return canvas.text(block, in: rect.inset(x: 4, y: 0))
        }
      }
    }
  }

  private mutating func drawHead(at point: Point, _ side: Side, _ color: RGBColor) {
    let back = point.moved(side, 8)
    let isAcross = side == .left || side == .right
    let corners = [-4.0, 4.0].map { isAcross ? Point(back.x, back.y + $0) : Point(back.x + $0, back.y) }
    canvas.path([.move(point), .line(corners[0]), .line(corners[1]), .close], fill: color)
  }

  private static func port(_ rect: Rect, _ side: Side, _ share: Double) -> Point {
    switch side {
    case .left: Point(rect.x - 2, rect.y + rect.height * share)
    case .right: Point(rect.maxX + 2, rect.y + rect.height * share)
    case .top: Point(rect.x + rect.width * share, rect.y - 2)
    case .bottom: Point(rect.x + rect.width * share, rect.maxY + 2)
    }
  }

  /// The label, color, and dashes of a segue.
  private static func look(
    of kind: SegueKind, _ scheme: ColorScheme
  ) -> (words: String?, RGBColor, dashes: [Double]) {
    switch kind {
    case .relationship: (nil, scheme.paleInk, [1.5, 3])
    case .show: ("show", RGBColor(84, 104, 135), [])
    case .presentation: ("present", RGBColor(150, 70, 210), [6, 3])
    case .embed: ("embed", RGBColor(30, 140, 70), [2, 2])
    case .unwind: ("unwind", RGBColor(190, 120, 0), [4, 2, 1, 2])
    case .custom: ("custom", RGBColor(200, 40, 140), [8, 2])
    }
  }
}

extension Point {
  fileprivate func moved(_ side: SegueDrawing.Side, _ distance: Double) -> Point {
    switch side {
    case .left: Point(x - distance, y)
    case .right: Point(x + distance, y)
    case .top: Point(x, y - distance)
    case .bottom: Point(x, y + distance)
    }
  }
}
