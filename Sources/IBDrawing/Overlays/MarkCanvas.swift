import IBLayout
import IBModel

/// Collects marks in the coordinates of the picture, so that their texts do not cover each other.
struct MarkCanvas {
  var nodes: [PictureNode] { marks.map(\.node) + marks.compactMap(\.textNode) }
  var contents: [PictureContent] { marks.flatMap(\.shapes) + marks.flatMap(\.texts) }
  private(set) var bounds: Rect
  let scheme: ColorScheme
  private let boxes: [ObjectID: Rect]
  private let shifts: [ObjectID: Point]
  private let origin: Point
  private var marks: [DrawnMark] = []
  private var canvas = Canvas()
  private var textCanvas = Canvas()
  private var extent: Rect?
  private var texts = RectangleIndex()
  private var distances = PerAxis(RectangleIndex(), RectangleIndex())
  /// The most texts that a text is moved beyond.
  private static let mostMoves = 100

  init(on picture: Picture, _ scheme: ColorScheme) {
    self.scheme = scheme
    bounds = Rect(x: 0, y: 0, width: picture.size.width, height: picture.size.height)
    boxes = picture.boxes
    shifts = picture.shifts
    let root = picture.nodes.first { $0.id != nil }?.frame
    origin = Point(root?.x ?? 0, root?.y ?? 0)
  }

  /// Each mark becomes a node of its own, which has the id of its object.
  mutating func draw(_ mark: PictureMark, with style: any MarkStyle.Type) {
    (canvas, textCanvas, extent) = (Canvas(), Canvas(), nil)
    var mark = mark
    if let shift = shifts[mark.view ?? mark.id] { mark.shape = mark.shape.scrolled(by: shift) }
    style.draw(mark, on: &self)
    guard let extent, extent.isFinite else { return }
    bounds = bounds.union(extent)
    marks.append(
      DrawnMark(id: mark.id, extent: extent, shapes: canvas.contents, texts: textCanvas.contents))
  }

  func rectangle(of mark: PictureMark) -> Rect? {
    switch mark.shape {
    case .object(let rect): boxes[mark.id] ?? moved(rect)
    case .rectangle(let rect): moved(rect)
    case .distance, .line, .point: nil
    }
  }

  func moved(_ rect: Rect) -> Rect { rect.moved(origin.x, origin.y) }

  func moved(_ point: Point) -> Point { Point(point.x + origin.x, point.y + origin.y) }

  /// Keeps a rectangle without a width or height visible.
  mutating func box(_ rect: Rect, _ stroke: Stroke, fill: RGBColor? = nil) {
    let visible = Rect(x: rect.x, y: rect.y, width: max(rect.width, 1), height: max(rect.height, 1))
    canvas.path(visible.corners, fill: fill, stroke: stroke)
    include(visible)
  }

  mutating func line(_ points: [Point], _ stroke: Stroke) {
    canvas.line(points, stroke)
    for point in points { include(Rect(x: point.x, y: point.y, width: 0, height: 0)) }
  }

  /// Draws a line with a bar at each end, with a text in its middle, or beside a short line. It moves sideways to avoid
  /// another line.
  mutating func distance(_ start: Point, _ end: Point, _ stroke: Stroke, text: String, number: Int? = nil) {
    let axis: Axis = abs(end.y - start.y) > abs(end.x - start.x) ? .vertical : .horizontal
    let size = pillSize(text, number)
    let shift = sidestep(start, end, axis, size)
    let (start, end) = (start.moved(across: axis, by: shift), end.moved(across: axis, by: shift))
    let (bar, middle) = (3.5, Point((start.x + end.x) / 2, (start.y + end.y) / 2))
    line([start, end], stroke)
    for point in [start, end] {
      line(
        [point.moved(across: axis, by: -bar), point.moved(across: axis, by: bar)], Stroke(stroke.color, width: 1.5))
    }
    // Through the subscript, the index would be copied.
    switch axis {
    case .horizontal: distances.horizontal.insert(Rect(around: start, end))
    case .vertical: distances.vertical.insert(Rect(around: start, end))
    }
    pill(text, number: number, at: besides(middle, abs(end.x - start.x + end.y - start.y), axis, size), stroke.color)
  }

  mutating func pill(_ text: String, number: Int? = nil, at center: Point, _ color: RGBColor) {
    let size = pillSize(text, number)
    guard size.width > 0 else { return }
    let rect = Rect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    texts.insert(rect)
    include(rect)
    if !text.isEmpty {
      textCanvas.stroke(rect, Stroke(color, width: 0.75), radius: rect.height / 2, fill: scheme.paper)
    }
    var left = rect.x
    if let number {
      textCanvas.badge(number, at: Point(rect.x + 8, rect.midY), color)
      left += 12
    }
    let room = Rect(x: left, y: rect.y, width: rect.maxX - left, height: rect.height)
    textCanvas.text(MarkCanvas.block(text, scheme.ink), in: room)
  }

  mutating func label(_ text: String, number: Int? = nil, atCornerOf rect: Rect, _ color: RGBColor) {
    let size = pillSize(text, number)
    let start = Rect(x: rect.x - 4, y: rect.y - size.height / 2, width: size.width, height: size.height)
    var place = start
    for _ in 0..<MarkCanvas.mostMoves {
      guard let other = texts.first(overlapping: place) else { break }
      place.x = start.x + 4 * (((other.maxX - start.x) / 4).rounded(.down) + 1)
    }
    pill(text, number: number, at: Point(place.midX, place.midY), color)
  }

  private func pillSize(_ text: String, _ number: Int?) -> Size {
    let badge = number.map { max(16, MarkCanvas.block("\($0)", scheme.ink).naturalWidth + 8) } ?? 0
    if text.isEmpty { return Size(width: badge, height: number == nil ? 0 : 16) }
    return Size(width: MarkCanvas.block(text, scheme.ink).naturalWidth + 10 + max(0, badge - 4), height: 16)
  }

  private static func block(_ text: String, _ color: RGBColor) -> TextBlock {
    TextBlock(text, TextFont(font: .system(10, .medium)), color, .center)
  }

  private mutating func include(_ rect: Rect) { extent = extent?.union(rect) ?? rect }

  private func besides(_ middle: Point, _ length: Double, _ axis: Axis, _ size: Size) -> Point {
    if length > size.extent(axis) + 8 { return middle }
    return middle.moved(across: axis, by: axis == .horizontal ? -12 : size.width / 2 + 6)
  }

  private func sidestep(_ start: Point, _ end: Point, _ axis: Axis, _ size: Size) -> Double {
    let step = axis == .horizontal ? 20.0 : size.width + 6
    for attempt in 0..<12 {
      let shift = step * Double((attempt + 1) / 2) * (attempt.isMultiple(of: 2) ? 1 : -1)
      let (first, last) = (start.moved(across: axis, by: shift), end.moved(across: axis, by: shift))
      let body = Rect(around: first, last).inset(x: -5, y: -5)
      let center = besides(
        Point((first.x + last.x) / 2, (first.y + last.y) / 2), abs(end.x - start.x + end.y - start.y), axis, size)
      let pill = Rect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
      if distances[axis].first(overlapping: body) == nil, texts.first(overlapping: pill) == nil {
        return shift
      }
    }
    return 0
  }
}

/// The drawing of a mark, in the coordinates of the picture.
private struct DrawnMark {
  var id: ObjectID
  var extent: Rect
  var shapes: [PictureContent]
  var texts: [PictureContent]

  var node: PictureNode { PictureNode(id: id, frame: extent, contents: [inside(shapes)]) }
  var textNode: PictureNode? { texts.isEmpty ? nil : PictureNode(frame: extent, contents: [inside(texts)]) }

  private func inside(_ contents: [PictureContent]) -> PictureContent {
    let frame = Rect(x: -extent.x, y: -extent.y, width: extent.width, height: extent.height)
    return .group(PictureNode(frame: frame, contents: contents))
  }
}

extension Point {
  /// Moves a horizontal mark down, or a vertical one to the right.
  func moved(across axis: Axis, by distance: Double) -> Point {
    axis == .horizontal ? Point(x, y + distance) : Point(x + distance, y)
  }
}

extension Rect {
  init(around first: Point, _ second: Point) {
    self.init(
      x: min(first.x, second.x), y: min(first.y, second.y), width: abs(second.x - first.x),
      height: abs(second.y - first.y))
  }

  func union(_ other: Rect) -> Rect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  func overlaps(_ other: Rect) -> Bool {
    x <= other.maxX && other.x <= maxX && y <= other.maxY && other.y <= maxY
  }

  var corners: [PathStep] {
    [.move(Point(x, y)), .line(Point(maxX, y)), .line(Point(maxX, maxY)), .line(Point(x, maxY)), .close]
  }
}
