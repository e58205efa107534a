import IBModel

extension Markup {
  mutating func append(_ color: RGBColor, as attribute: String) {
    append(" ")
    append(attribute)
    append("=\"")
    append(color)
    append("\"")
    guard color.alpha < 1 else { return }
    append(" \(attribute)-opacity=\"")
    append(color.alpha)
    append("\"")
  }

  /// Appends nothing for black, the default fill of viewers.
  mutating func append(fill color: RGBColor) {
    if color != .black { append(color, as: "fill") }
  }

  /// Appends `#ff8001` or, if the digits come in pairs, `#f80`; without the opacity.
  mutating func append(_ color: RGBColor) {
    append("#")
    let isShort = color.red.hasPair && color.green.hasPair && color.blue.hasPair
    for level in [color.red, color.green, color.blue] {
      if !isShort { append(hexadecimal: level >> 4) }
      append(hexadecimal: level & 15)
    }
  }

  mutating func append(startOf outline: Outline) {
    switch outline {
    case .rectangle(let rect, let radius):
      append("<rect")
      if rect.x != 0 || rect.y != 0 {
        append(rect.x, as: "x")
        append(rect.y, as: "y")
      }
      append(rect.width, as: "width")
      append(rect.height, as: "height")
      if radius > 0 { append(radius, as: "rx") }
    case .ellipse(let rect):
      append("<ellipse")
      append(rect.x + rect.width / 2, as: "cx")
      append(rect.y + rect.height / 2, as: "cy")
      append(rect.width / 2, as: "rx")
      append(rect.height / 2, as: "ry")
    case .path(let steps):
      append("<path d=\"")
      for step in steps { append(step) }
      append("\"")
    }
  }

  mutating func append(_ step: PathStep) {
    switch step {
    case .move(let point): append("M", point)
    case .line(let point): append("L", point)
    case .curve(let first, let second, let end):
      append("C", first)
      append(" ", second)
      append(" ", end)
    case .close: append("Z")
    }
  }

  mutating func append(_ number: Double, as attribute: String) {
    append(" ")
    append(attribute)
    append("=\"")
    append(number)
    append("\"")
  }

  private mutating func append(_ letter: String, _ point: Point) {
    append(letter)
    append(point.x)
    append(" ")
    append(point.y)
  }
}

extension UInt8 {
  fileprivate var hasPair: Bool { isMultiple(of: 17) }
}
