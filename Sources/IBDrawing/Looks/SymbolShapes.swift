import CTables
import IBModel

/// Simple shapes of our own for common symbols; others are a neutral rounded square.
enum SymbolShapes {
  /// Draws a symbol into a rectangle. Only symbols named after a reading direction are reflected with their
  /// surroundings.
  static func draw(_ name: String, in rect: Rect, _ color: RGBColor, on canvas: inout Canvas) {
    guard canvas.isReflected, !name.contains("forward"), !name.contains("backward"), !name.hasPrefix("list.") else {
      return drawShape(name, in: rect, color, on: &canvas)
    }
    var symbol = Canvas(isReflected: true)
    drawShape(name, in: rect, color, on: &symbol)
    canvas.append(symbol, reflectedAbout: rect.midX)
  }

  /// The symbol of an item that the system provides for a purpose, such as `organize`; nil if it shows words.
  static func symbol(ofItem name: String) -> String? { shapes["item.\(name)"].map { _ in "item.\(name)" } }

  private static func drawShape(_ name: String, in rect: Rect, _ color: RGBColor, on canvas: inout Canvas) {
    let side = min(rect.width, rect.height)
    guard side > 0 else { return }
    let square = rect.centered(side, side)
    var base = name
    let removes = { (suffix: String) in
      guard shapes[base] == nil, base.hasSuffix(suffix) else { return false }
      base.removeLast(suffix.count)
      return true
    }
    let isFilled = removes(".fill")
    let badge = [".circle", ".square"].first(where: removes)
    let slash = removes(".slash") ? [[Point(1, 0), Point(9, 10)]] : []
    guard let shape = shapes[base] else {
      drawUnknown(base, isFilled, square, color, on: &canvas)
      if base != "circle", base != "square" { canvas.note(.symbol(name)) }
      return
    }
    if let badge { drawBadge(isSquare: badge == ".square", isFilled, square, color, on: &canvas) }
    let inner = square.inset(side * (badge == nil ? 0.1 : 0.26))
    let contrast = color.isLight ? RGBColor.black : .white
    var area: Line = []
    for line in shape + slash {
      let points = line.map { Point(inner.x + $0.x * inner.width / 10, inner.y + $0.y * inner.height / 10) }
      let isArea = isFilled && badge == nil && points.count > 3 && line.first == line.last
      // Inside a filled area, lines of its color would be invisible.
      let ink = badge != nil && isFilled || line.isInside(area) ? contrast : color
      canvas.line(points, Stroke(ink, width: max(1, side * 0.07), isRound: true), fill: isArea ? ink : nil)
      if isArea, area.isEmpty { area = line }
    }
  }

  private static func drawBadge(
    isSquare: Bool, _ isFilled: Bool, _ rect: Rect, _ color: RGBColor, on canvas: inout Canvas
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
    _ base: String, _ isFilled: Bool, _ rect: Rect, _ color: RGBColor, on canvas: inout Canvas
  ) {
    let stroke = Stroke(color, width: max(1, rect.width * 0.08))
    if base == "circle" {
      canvas.ellipse(rect.inset(stroke.width), fill: isFilled ? color : nil, stroke: stroke)
    } else {
      canvas.stroke(
        rect.inset(rect.width * 0.08), stroke, radius: rect.width * 0.22, fill: color.faded(isFilled ? 1 : 0.15))
    }
  }

  private typealias Line = [Point]

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

extension [Point] {
  fileprivate func isInside(_ area: [Point]) -> Bool {
    guard let left = area.map(\.x).min(), let right = area.map(\.x).max(), let top = area.map(\.y).min(),
      let bottom = area.map(\.y).max()
    else { return false }
    return allSatisfy { (left...right).contains($0.x) && (top...bottom).contains($0.y) }
  }
}

extension RGBColor {
  /// Whether dark content is easier to see on it.
  var isLight: Bool { 0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue) > 150 }
}
