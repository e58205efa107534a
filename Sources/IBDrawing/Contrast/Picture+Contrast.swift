import IBLayout
import IBModel

extension SceneLayout {
  /// The contrast of every line of text, as Xcode's canvas shows it in light appearance; see ``Picture/contrasts()``.
  public var contrasts: [TextContrast] { Picture(of: self, DrawingOptions(showsBars: false)).contrasts() }
}

extension Picture {
  /// Returns the contrast of every line of text with the fill behind its middle. Excludes text without an opaque fill
  /// behind it, on an image, or that is rotated or scaled.
  ///
  /// - Complexity: O(lines · shapes)
  public func contrasts() -> [TextContrast] {
    var painter = ContrastPainter()
    for node in nodes { painter.paint(node, x: 0, y: 0, id: nil, opacity: 1) }
    return painter.contrasts
  }
}

/// Records the fills and texts of a picture, from back to front.
private struct ContrastPainter {
  private(set) var contrasts: [TextContrast] = []
  private var fills: [Fill] = []

  /// A fill, in the coordinates of the picture.
  private struct Fill {
    var area: Rect
    /// Nil for many colors.
    var color: RGBColor?
    var id: ObjectID
  }

  mutating func paint(_ node: PictureNode, x: Double, y: Double, id: ObjectID?, opacity: Double) {
    guard node.transform.isIdentity else { return }
    let (x, y, id, opacity) = (x + node.frame.x, y + node.frame.y, node.id ?? id, opacity * node.opacity)
    for content in node.contents {
      switch content {
      case .group(let inner): paint(inner, x: x, y: y, id: id, opacity: opacity)
      case .shape(let outline, let fill, _):
        guard let fill, fill.alpha > 0, let id else { continue }
        fills.append(Fill(area: outline.bounds.moved(x, y), color: fill.faded(opacity), id: id))
      case .image(let image): fills.append(Fill(area: image.frame.moved(x, y), color: nil, id: id ?? ""))
      case .text(let line): judge(line, x, y, id, opacity)
      }
    }
  }

  private mutating func judge(_ line: TextLine, _ x: Double, _ y: Double, _ id: ObjectID?, _ opacity: Double) {
    let middle = Point(x + line.x + line.width / 2, y + line.baseline - line.size * 0.35)
    guard let id, let (color, owner) = background(at: middle) else { return }
    let text = line.color.faded(opacity).over(color)
    let isLarge = line.size >= 18 || line.size >= 14 && line.weight == .bold
    contrasts.append(
      TextContrast(
        id: id, backgroundID: owner, text: line.text, isLarge: isLarge, ratio: text.contrast(with: color)))
  }

  /// The color at a point, and the object that paints most of it; nil without an opaque fill or with many colors.
  private func background(at point: Point) -> (RGBColor, ObjectID)? {
    var layers: [RGBColor] = []
    var owner: ObjectID?
    for fill in fills.reversed() where fill.area.contains(point) {
      guard let color = fill.color else { return nil }
      if owner == nil { owner = fill.id }
      layers.append(color)
      if color.alpha >= 1, let owner { return (layers.dropLast().reversed().reduce(color) { $1.over($0) }, owner) }
    }
    return nil
  }
}

extension RGBColor {
  func over(_ back: RGBColor) -> RGBColor {
    let mixed = { (front: UInt8, back: UInt8) in
      UInt8(clamping: Int(nearest: Double(front) * alpha + Double(back) * (1 - alpha)))
    }
    return RGBColor(mixed(red, back.red), mixed(green, back.green), mixed(blue, back.blue))
  }

  /// The contrast ratio of two opaque colors, from 1 to 21.
  ///
  /// Source: W3C, Web Content Accessibility Guidelines 2.2, "contrast ratio" and "relative luminance".
  func contrast(with other: RGBColor) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  private var luminance: Double {
    let linear = { (value: UInt8) in
      let share = Double(value) / 255
      return share <= 0.04045 ? share / 12.92 : RGBColor.raised((share + 0.055) / 1.055)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// A number from 0 to 1 to the power of 2.4: the fifth root of its twelfth power, by Newton's method.
  private static func raised(_ base: Double) -> Double {
    let square = base * base
    let power = square * square * square * square * square * square
    var root = base * base
    for _ in 0..<24 where root > 0 { root -= (root - power / (root * root * root * root)) / 5 }
    return root
  }
}

extension Outline {
  fileprivate var bounds: Rect {
    switch self {
    case .rectangle(let rect, _), .ellipse(let rect): return rect
    case .path(let steps):
      let points = steps.flatMap(\.points)
      guard let x = points.map(\.x).min(), let y = points.map(\.y).min(), let right = points.map(\.x).max(),
        let bottom = points.map(\.y).max()
      else { return Rect(x: 0, y: 0, width: 0, height: 0) }
      return Rect(x: x, y: y, width: right - x, height: bottom - y)
    }
  }
}

extension Rect {
  fileprivate func contains(_ point: Point) -> Bool {
    point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height
  }
}
