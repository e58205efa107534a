import IBModel

/// Simple shapes of our own for common symbols; others are a neutral rounded square.
enum SymbolShapes {
  /// Draws a symbol into a rectangle. Only symbols named after a direction of reading are reflected with what is around.
  static func draw(_ name: String, in rect: Rect, _ color: PictureColor, on canvas: inout Canvas) {
    guard canvas.isReflected, !name.contains("forward"), !name.contains("backward"), !name.hasPrefix("list.") else {
      return drawShape(name, in: rect, color, on: &canvas)
    }
    var symbol = Canvas(isReflected: true)
    drawShape(name, in: rect, color, on: &symbol)
    canvas.append(symbol, reflectedAbout: rect.midX)
  }

  private static func drawShape(_ name: String, in rect: Rect, _ color: PictureColor, on canvas: inout Canvas) {
    let side = min(rect.width, rect.height)
    guard side > 0 else { return }
    let square = rect.centered(side, side)
    let base = name.replacingSuffixes
    let isBadge = name.contains(".circle") || name.contains(".square")
    let isFilled = name.hasSuffix(".fill")
    let shape = strokes[base] ?? strokes[alias[base] ?? ""]
    if isBadge, shape != nil {
      drawBadge(isSquare: name.contains(".square"), isFilled, square, color, on: &canvas)
    }
    guard let shape else {
      drawUnknown(base, isFilled, square, color, on: &canvas)
      if base != "circle", base != "square" { canvas.note(.symbol(name)) }
      return
    }
    let inner = isBadge ? square.inset(side * 0.26) : square.inset(side * 0.1)
    let ink = isBadge && isFilled ? (color.isLight ? PictureColor.black : .white) : color
    let width = max(1, side * 0.07)
    for line in shape {
      let points = line.map { Point(inner.x + $0.x * inner.width / 10, inner.y + $0.y * inner.height / 10) }
      let isArea = isFilled && !isBadge && points.count > 3 && points.first == points.last
      canvas.line(points, Stroke(ink, width: width, isRound: true), fill: isArea ? ink : nil)
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
    _ base: String, _ isFilled: Bool, _ rect: Rect, _ color: PictureColor, on canvas: inout Canvas
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

  /// Lines in a square of 10 × 10.
  private static let strokes: [String: [Line]] = [
    "plus": [[Point(5, 0), Point(5, 10)], [Point(0, 5), Point(10, 5)]],
    "minus": [[Point(0, 5), Point(10, 5)]],
    "xmark": [[Point(1, 1), Point(9, 9)], [Point(9, 1), Point(1, 9)]],
    "checkmark": [[Point(0, 5.5), Point(3.5, 9), Point(10, 1)]],
    "chevron.right": [[Point(3, 0), Point(8, 5), Point(3, 10)]],
    "chevron.left": [[Point(7, 0), Point(2, 5), Point(7, 10)]],
    "chevron.down": [[Point(0, 3), Point(5, 8), Point(10, 3)]],
    "chevron.up": [[Point(0, 7), Point(5, 2), Point(10, 7)]],
    "arrow.right": [[Point(0, 5), Point(10, 5)], [Point(6, 1), Point(10, 5), Point(6, 9)]],
    "arrow.left": [[Point(10, 5), Point(0, 5)], [Point(4, 1), Point(0, 5), Point(4, 9)]],
    "arrow.up": [[Point(5, 10), Point(5, 0)], [Point(1, 4), Point(5, 0), Point(9, 4)]],
    "arrow.down": [[Point(5, 0), Point(5, 10)], [Point(1, 6), Point(5, 10), Point(9, 6)]],
    "magnifyingglass": [circle(x: 4, y: 4, radius: 3.6), [Point(6.7, 6.7), Point(10, 10)]],
    "ellipsis": [[Point(0.5, 5), Point(0.6, 5)], [Point(5, 5), Point(5.1, 5)], [Point(9.4, 5), Point(9.5, 5)]],
    "info": [[Point(5, 4.2), Point(5, 9.5)], [Point(5, 1), Point(5, 1.1)]],
    "questionmark": [
      [Point(2.4, 2.6), Point(3.4, 1), Point(5, 0.4), Point(7, 1), Point(7.6, 2.8), Point(5, 5.2), Point(5, 6.6)],
      [Point(5, 9.4), Point(5, 9.5)],
    ],
    "exclamationmark": [[Point(5, 0.5), Point(5, 6.5)], [Point(5, 9.3), Point(5, 9.4)]],
    "line.3.horizontal": [[Point(0, 2), Point(10, 2)], [Point(0, 5), Point(10, 5)], [Point(0, 8), Point(10, 8)]],
    "person": [
      circle(x: 5, y: 2.8, radius: 2.4),
      [Point(0.6, 9.8), Point(1.6, 7.2), Point(5, 6.4), Point(8.4, 7.2), Point(9.4, 9.8), Point(0.6, 9.8)],
    ],
    "house": [
      [Point(0, 5), Point(5, 0.5), Point(10, 5)], [Point(1.6, 4), Point(1.6, 9.6), Point(8.4, 9.6), Point(8.4, 4)],
    ],
    "star": [star],
    "heart": [
      [
        Point(5, 9.4), Point(0.8, 5), Point(0.4, 3), Point(1.4, 1.2), Point(3.2, 0.8), Point(5, 2.4), Point(6.8, 0.8),
        Point(8.6, 1.2), Point(9.6, 3), Point(9.2, 5), Point(5, 9.4),
      ]
    ],
    "trash": [
      [Point(0.8, 2), Point(9.2, 2)], [Point(3.5, 2), Point(3.8, 0.4), Point(6.2, 0.4), Point(6.5, 2)],
      [Point(1.8, 2), Point(2.4, 9.8), Point(7.6, 9.8), Point(8.2, 2)],
    ],
    "square.and.arrow.up": [
      [Point(3, 4), Point(1, 4), Point(1, 10), Point(9, 10), Point(9, 4), Point(7, 4)], [Point(5, 6.5), Point(5, 0)],
      [Point(2.8, 2.2), Point(5, 0), Point(7.2, 2.2)],
    ],
    "play": [[Point(1.5, 0.5), Point(9.5, 5), Point(1.5, 9.5), Point(1.5, 0.5)]],
    "pause": [[Point(3, 0.5), Point(3, 9.5)], [Point(7, 0.5), Point(7, 9.5)]],
    "clock": [circle(x: 5, y: 5, radius: 4.8), [Point(5, 2), Point(5, 5), Point(7.2, 6.4)]],
    "gear": [circle(x: 5, y: 5, radius: 1.8), circle(x: 5, y: 5, radius: 4.2)],
    "arrow.clockwise": [
      [
        Point(8.6, 2.6), Point(6.6, 0.9), Point(4.2, 0.7), Point(1.6, 2.2), Point(0.6, 5), Point(1.6, 7.8),
        Point(4.2, 9.4),
        Point(7, 9), Point(9, 7.2),
      ], [Point(9, 0.2), Point(8.7, 2.9), Point(6, 2.8)],
    ],
    "control": [[Point(1.5, 4.5), Point(5, 1), Point(8.5, 4.5)]],
    "return": [[Point(9, 1.5), Point(9, 6), Point(1, 6)], [Point(4, 3), Point(1, 6), Point(4, 9)]],
    "delete.left": [
      [Point(3.5, 1.5), Point(10, 1.5), Point(10, 8.5), Point(3.5, 8.5), Point(0, 5), Point(3.5, 1.5)],
      [Point(5, 3.5), Point(8, 6.5)], [Point(8, 3.5), Point(5, 6.5)],
    ],
    "delete.right": [
      [Point(6.5, 1.5), Point(0, 1.5), Point(0, 8.5), Point(6.5, 8.5), Point(10, 5), Point(6.5, 1.5)],
      [Point(2, 3.5), Point(5, 6.5)], [Point(5, 3.5), Point(2, 6.5)],
    ],
    "escape": [
      [
        Point(2.2, 2.2), Point(1, 4.2), Point(1, 6.2), Point(2.4, 8.6), Point(5, 9.6), Point(7.6, 8.6),
        Point(9, 6.2), Point(9, 4.2), Point(7.6, 1.8), Point(5, 0.8),
      ], [Point(5.6, 5.6), Point(1.6, 1.6)], [Point(1.4, 4.4), Point(1.4, 1.4), Point(4.4, 1.4)],
    ],
    "arrow.right.to.line": [
      [Point(0, 5), Point(8, 5)], [Point(5, 2), Point(8, 5), Point(5, 8)], [Point(9.6, 1.5), Point(9.6, 8.5)],
    ],
    "arrow.up.to.line": [
      [Point(5, 10), Point(5, 2)], [Point(2, 5), Point(5, 2), Point(8, 5)], [Point(1.5, 0.4), Point(8.5, 0.4)],
    ],
    "arrow.down.to.line": [
      [Point(5, 0), Point(5, 8)], [Point(2, 5), Point(5, 8), Point(8, 5)], [Point(1.5, 9.6), Point(8.5, 9.6)],
    ],
    "arrow.up.left": [[Point(9, 9), Point(1, 1)], [Point(6, 1), Point(1, 1), Point(1, 6)]],
    "arrow.down.right": [[Point(1, 1), Point(9, 9)], [Point(4, 9), Point(9, 9), Point(9, 4)]],
    "photo": [
      [Point(0, 1.2), Point(10, 1.2), Point(10, 8.8), Point(0, 8.8), Point(0, 1.2)],
      [Point(0.4, 8), Point(3.6, 4.4), Point(6.4, 8), Point(7.6, 6.6), Point(9.6, 8.4)],
    ],
    "list.bullet": [
      [Point(0.4, 1.6), Point(0.5, 1.6)], [Point(0.4, 5), Point(0.5, 5)], [Point(0.4, 8.4), Point(0.5, 8.4)],
      [Point(3, 1.6), Point(10, 1.6)], [Point(3, 5), Point(10, 5)], [Point(3, 8.4), Point(10, 8.4)],
    ],
  ]

  /// Other names of the same shapes, the system's names of bar items and AppKit's images among them.
  private static let alias: [String: String] = [
    "multiply": "xmark", "gearshape": "gear", "line.horizontal.3": "line.3.horizontal", "person.crop": "person",
    "add": "plus", "stop": "xmark", "close": "xmark", "search": "magnifyingglass", "action": "square.and.arrow.up",
    "refresh": "arrow.clockwise", "rewind": "chevron.left", "fastForward": "chevron.right", "bookmarks": "list.bullet",
    "NSAddTemplate": "plus", "NSRemoveTemplate": "minus", "NSActionTemplate": "gear",
    "NSRefreshTemplate": "arrow.clockwise",
    "NSStopProgressFreestandingTemplate": "xmark", "NSMenuOnStateTemplate": "checkmark", "NSCaution": "exclamationmark",
    "NSGoRightTemplate": "chevron.right", "NSGoLeftTemplate": "chevron.left", "arrow.triangle.2": "arrow.clockwise",
    "NSShareTemplate": "square.and.arrow.up", "NSStopProgressTemplate": "xmark", "chevron.forward": "chevron.right",
    "chevron.backward": "chevron.left", "camera": "photo", "NSUser": "person", "NSListViewTemplate": "list.bullet",
  ]

  private static func circle(x: Double, y: Double, radius: Double) -> Line {
    let unit: [(Double, Double)] = [
      (1, 0), (0.92, 0.38), (0.71, 0.71), (0.38, 0.92), (0, 1), (-0.38, 0.92), (-0.71, 0.71), (-0.92, 0.38), (-1, 0),
      (-0.92, -0.38), (-0.71, -0.71), (-0.38, -0.92), (0, -1), (0.38, -0.92), (0.71, -0.71), (0.92, -0.38), (1, 0),
    ]
    return unit.map { Point(x + $0.0 * radius, y + $0.1 * radius) }
  }

  private static let star: Line = [
    Point(5, 0.2), Point(6.4, 3.6), Point(10, 3.9), Point(7.3, 6.3), Point(8.1, 9.8), Point(5, 7.9), Point(1.9, 9.8),
    Point(2.7, 6.3), Point(0, 3.9), Point(3.6, 3.6), Point(5, 0.2),
  ]

  /// Whether there is a shape for a symbol.
  static func knows(_ name: String) -> Bool {
    let base = name.replacingSuffixes
    return strokes[base] != nil || alias[base] != nil
  }
}

extension String {
  /// The name of a symbol without its variants: `plus` for `plus.circle.fill`.
  fileprivate var replacingSuffixes: String {
    var base = self
    for suffix in [".fill", ".circle", ".square"] where base.hasSuffix(suffix) && base != "square.and.arrow.up" {
      base = String(base.dropLast(suffix.count))
    }
    return base
  }
}

extension PictureColor {
  /// Whether dark content is easier to see on it.
  var isLight: Bool { 0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue) > 150 }
}
