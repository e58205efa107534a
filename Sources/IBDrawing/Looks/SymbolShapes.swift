import CTables
import IBModel

/// Simple shapes of our own for common symbols; others are a neutral rounded square.
enum SymbolShapes {
  /// Draws a symbol into a rectangle. Only symbols named after a reading direction are reflected with their
  /// surroundings.
  static func draw(_ name: String, in rect: Rect, _ color: PictureColor, on canvas: inout Canvas) {
    guard canvas.isReflected, !name.contains("forward"), !name.contains("backward"), !name.hasPrefix("list.") else {
      return drawShape(name, in: rect, color, on: &canvas)
    }
    var symbol = Canvas(isReflected: true)
    drawShape(name, in: rect, color, on: &symbol)
    canvas.append(symbol, reflectedAbout: rect.midX)
  }

  /// Draws an item of a bar that the system provides for a purpose: `organize`.
  static func drawItem(_ name: String, in rect: Rect, _ color: PictureColor, on canvas: inout Canvas) {
    draw("item.\(name)", in: rect, color, on: &canvas)
  }

  /// Whether an item that the system provides has a shape; others show words.
  static func hasShape(ofItem name: String) -> Bool { shapes["item.\(name)"] != nil }

  private static func drawShape(_ name: String, in rect: Rect, _ color: PictureColor, on canvas: inout Canvas) {
    let side = min(rect.width, rect.height)
    guard side > 0 else { return }
    let square = rect.centered(side, side)
    let variant = Variant(name, among: shapes)
    guard let shape = shapes[variant.base] else {
      drawUnknown(variant, square, color, on: &canvas)
      if variant.base != "circle", variant.base != "square" { canvas.note(.symbol(name)) }
      return
    }
    let isBadge = variant.badge != nil
    if isBadge { drawBadge(isSquare: variant.badge == ".square", variant.isFilled, square, color, on: &canvas) }
    let inner = isBadge ? square.inset(side * 0.26) : square.inset(side * 0.1)
    let contrast = color.isLight ? PictureColor.black : .white
    let stroke = { Stroke($0, width: max(1, side * 0.07), isRound: true) }
    var area: Line?
    for line in shape + (variant.isCrossed ? [[Point(1, 0), Point(9, 10)]] : []) {
      let points = line.map { Point(inner.x + $0.x * inner.width / 10, inner.y + $0.y * inner.height / 10) }
      let isArea = variant.isFilled && !isBadge && points.count > 3 && line.first == line.last
      // Inside a filled area, lines of its color would be invisible.
      let isInside = area.map { area in line.allSatisfy { $0.isInBounds(of: area) } } ?? false
      let ink = isBadge ? variant.isFilled ? contrast : color : isInside ? contrast : color
      canvas.line(points, stroke(ink), fill: isArea ? ink : nil)
      if isArea, area == nil { area = line }
    }
  }

  private static func drawBadge(
    isSquare: Bool, _ isFilled: Bool, _ rect: Rect, _ color: PictureColor, on canvas: inout Canvas
  ) {
    let stroke = Stroke(color, width: max(1, rect.width * 0.07))
    let edge = rect.inset(isFilled ? 0 : stroke.width / 2)
    let fill = isFilled ? color : nil
    if isSquare {
      canvas.stroke(rect, stroke, radius: rect.width * 0.2, fill: fill)
    } else {
      canvas.ellipse(edge, fill: fill, stroke: isFilled ? nil : stroke)
    }
  }

  private static func drawUnknown(
    _ variant: Variant, _ rect: Rect, _ color: PictureColor, on canvas: inout Canvas
  ) {
    let stroke = Stroke(color, width: max(1, rect.width * 0.08))
    if variant.base == "circle" {
      canvas.ellipse(rect.inset(stroke.width), fill: variant.isFilled ? color : nil, stroke: stroke)
    } else {
      canvas.stroke(
        rect.inset(rect.width * 0.08), stroke, radius: rect.width * 0.22, fill: color.faded(variant.isFilled ? 1 : 0.15))
    }
  }

  fileprivate typealias Line = [Point]

  /// Lines in a square of 10 × 10, by names of symbols: the rows of `Sources/IBDrawing/Tables/SymbolShapes.tsv`.
  private static let shapes: [String: [Line]] = {
    var shapes: [String: [Line]] = [:]
    for row in TableText(.symbolShapes).lines.map({ $0.columns() }) {
      let lines = row.dropFirst(2).compactMap(line)
      for name in [row[0]] + row[1].words where name != "-" { shapes[String(name)] = lines }
    }
    return shapes
  }()

  /// Points, or a circle with its center and radius.
  private static func line(_ column: TableText) -> Line? {
    let words = column.words
    if words.first == "circle" {
      let numbers = words.dropFirst().compactMap(\.number)
      return numbers.count == 3 ? circle(x: numbers[0], y: numbers[1], radius: numbers[2]) : nil
    }
    guard let numbers = column.numbers, numbers.count.isMultiple(of: 2) else { return nil }
    return stride(from: 0, to: numbers.count, by: 2).map { Point(numbers[$0], numbers[$0 + 1]) }
  }

  private static func circle(x: Double, y: Double, radius: Double) -> Line {
    let unit: [(Double, Double)] = [
      (1, 0), (0.92, 0.38), (0.71, 0.71), (0.38, 0.92), (0, 1), (-0.38, 0.92), (-0.71, 0.71), (-0.92, 0.38), (-1, 0),
      (-0.92, -0.38), (-0.71, -0.71), (-0.38, -0.92), (0, -1), (0.38, -0.92), (0.71, -0.71), (0.92, -0.38), (1, 0),
    ]
    return unit.map { Point(x + $0.0 * radius, y + $0.1 * radius) }
  }
}

/// A symbol with the suffixes of its name that are drawn around or across its shape: `plus` for `plus.circle.fill`.
private struct Variant {
  var base: String
  var isFilled = false
  var isCrossed = false
  /// `.circle` or `.square` around the shape; nil without one.
  var badge: String?

  init(_ name: String, among shapes: [String: [SymbolShapes.Line]]) {
    base = name
    isFilled = removes(".fill", among: shapes)
    badge = [".circle", ".square"].first { removes($0, among: shapes) }
    isCrossed = removes(".slash", among: shapes)
  }

  private mutating func removes(_ suffix: String, among shapes: [String: [SymbolShapes.Line]]) -> Bool {
    guard shapes[base] == nil, base.hasSuffix(suffix) else { return false }
    base = String(base.dropLast(suffix.count))
    return true
  }
}

extension Point {
  fileprivate func isInBounds(of points: [Point]) -> Bool {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    return (xs.min() ?? x) <= x && x <= (xs.max() ?? x) && (ys.min() ?? y) <= y && y <= (ys.max() ?? y)
  }
}

extension PictureColor {
  /// Whether dark content is easier to see on it.
  var isLight: Bool { 0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue) > 150 }
}
