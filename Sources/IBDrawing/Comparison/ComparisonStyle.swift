import IBLayout
import IBModel

/// A style of marks of a comparison.
enum ComparisonStyle: CaseIterable {
  case before, after, changed, added, removed

  var title: String {
    switch self {
    case .before: "where it was"
    case .after: "where it is"
    case .changed: "looks different"
    case .added: "added"
    case .removed: "removed"
    }
  }

  private var color: RGBColor {
    switch self {
    case .before: RGBColor(224, 120, 0)
    case .after: RGBColor(23, 117, 240)
    case .changed: RGBColor(140, 60, 200)
    case .added: RGBColor(20, 140, 60)
    case .removed: RGBColor(214, 40, 40)
    }
  }

  private var isDashed: Bool { self == .before || self == .removed }
  private var fill: RGBColor? { self == .added || self == .removed ? color.faded(0.12) : nil }

  func draw(_ rect: Rect, on canvas: inout Canvas) {
    canvas.path(
      Rect(x: rect.x, y: rect.y, width: max(rect.width, 1), height: max(rect.height, 1)).corners, fill: fill,
      stroke: Stroke(color, width: 1.5, dashes: isDashed ? [4, 3] : []))
  }

  static func styles(of kind: ComparisonMark.Kind) -> [ComparisonStyle] {
    switch kind {
    case .moved: [.before, .after]
    case .changed: [.changed]
    case .added: [.added]
    case .removed: [.removed]
    }
  }

  static func draw(_ mark: ComparisonMark, on canvas: inout Canvas) {
    switch mark.kind {
    case .moved(let old, let new):
      before.draw(old, on: &canvas)
      after.draw(new, on: &canvas)
      drawArrow(from: Point(old.midX, old.midY), to: Point(new.midX, new.midY), on: &canvas)
    case .changed(let rect): changed.draw(rect, on: &canvas)
    case .added(let rect): added.draw(rect, on: &canvas)
    case .removed(let rect): removed.draw(rect, on: &canvas)
    }
  }

  /// Shorter arrows are not visible between the lines, in points.
  private static let shortestArrow = 10.0

  private static func drawArrow(from start: Point, to end: Point, on canvas: inout Canvas) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > shortestArrow else { return }
    let size = 7.0
    let (ux, uy) = (dx / length * size, dy / length * size)
    let stroke = Stroke(after.color, width: 1.5, isRound: true)
    canvas.line([start, end], stroke)
    canvas.line(
      [
        Point(end.x - ux - uy * 0.6, end.y - uy + ux * 0.6), end, Point(end.x - ux + uy * 0.6, end.y - uy - ux * 0.6),
      ], stroke)
  }

  private static let margin = 12.0
  private static let lineHeight = 20.0

  static func legend(of styles: Set<ComparisonStyle>, width: Double, _ scheme: ColorScheme) -> PictureNode {
    var canvas = Canvas()
    var (x, y) = (0.0, margin / 2)
    for style in allCases where styles.contains(style) {
      let text = TextBlock(style.title, TextFont(font: .system(12, .regular)), scheme.ink)
      let entryWidth = 28 + text.naturalWidth + margin
      if x > 0, x + entryWidth > width { (x, y) = (0, y + lineHeight) }
      style.draw(Rect(x: x + 1, y: y + 4, width: 18, height: 11), on: &canvas)
      canvas.text(text, in: Rect(x: x + 26, y: y, width: text.naturalWidth + 1, height: lineHeight))
      x += entryWidth
    }
    return PictureNode(
      frame: Rect(x: 0, y: 0, width: width, height: y + lineHeight + margin / 2), contents: canvas.contents)
  }
}
