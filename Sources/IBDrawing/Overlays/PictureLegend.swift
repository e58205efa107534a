import IBLayout
import IBModel

extension Picture {
  /// Returns the picture with a legend below it, for several pictures with the same numbers.
  public func explained(
    by legend: [PictureOverlay.Entry], _ kind: PictureOverlay.Kind, _ scheme: ColorScheme = .light
  ) -> Picture {
    var result = self
    result.add(legend, color: kind.style.color, scheme)
    return result
  }

  private static let legendMargin = 12.0

  mutating func add(_ legend: [PictureOverlay.Entry], color: RGBColor, _ scheme: ColorScheme) {
    guard !legend.isEmpty else { return }
    let (margin, top) = (Picture.legendMargin, size.height)
    let width = max(size.width, 320)
    var canvas = Canvas()
    var y = margin
    for entry in legend { y = canvas.draw(entry, from: margin, to: width - margin, y: y, color, scheme) }
    let frame = Rect(x: 0, y: top, width: width, height: y + margin / 2)
    size = Size(width: width, height: frame.maxY)
    nodes.append(PictureNode(frame: frame, contents: canvas.contents))
    putBehind(scheme.desk)
  }
}

extension Canvas {
  /// Draws a line of a legend and returns the start of the next one.
  fileprivate mutating func draw(
    _ entry: PictureOverlay.Entry, from left: Double, to right: Double, y: Double, _ color: RGBColor,
    _ scheme: ColorScheme
  ) -> Double {
    let weight: FontWeight = entry.number == nil ? .semibold : .regular
    let font = TextFont(font: .system(12, weight))
    var block = TextBlock(entry.text, font, scheme.ink)
    (block.anchor, block.lineLimit, block.lineBreak, block.alignment) = (.top, 0, .wrap, .left)
    let indent = entry.number == nil ? 0 : 24.0
    let room = Rect(x: left + indent, y: y + 1, width: max(40, right - left - indent), height: 10_000)
    let lines = Set(block.set(in: room).map(\.baseline)).count
    text(block, in: room)
    if let number = entry.number { badge(number, at: Point(left + 8, y + 8), color) }
    return y + max(18, Double(lines) * font.lineHeight + 5)
  }

  mutating func badge(_ number: Int, at center: Point, _ color: RGBColor) {
    let text = "\(number)"
    let block = TextBlock(text, TextFont(font: .system(10, .semibold)), .white, .center)
    let width = max(16, block.naturalWidth + 8)
    let rect = Rect(x: center.x - width / 2, y: center.y - 8, width: width, height: 16)
    fill(rect, color, radius: 8)
    self.text(block, in: rect)
  }
}
