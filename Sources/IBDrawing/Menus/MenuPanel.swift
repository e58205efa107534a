import IBLayout
import IBModel

/// An open menu: a panel with a row for each item.
struct MenuPanel {
  private let menu: MenuContent
  private let context: DrawingContext
  private let items: [MenuContent.Item]
  private let keyWidth: Double
  let size: Size

  init(_ menu: MenuContent, _ context: DrawingContext) {
    self.menu = menu
    self.context = context
    let items = menu.items.filter { context.options.showsHidden || !$0.isHidden }
    self.items = items
    let font = context.font(nil, size: MenuMetrics.fontSize)
    keyWidth = items.compactMap(\.key).map { KeyDrawing($0, font).width }.max() ?? 0
    let titles = items.map { MenuPanel.titleStart($0) + font.width(of: $0.title) }.max() ?? 0
    let arrow = items.contains { $0.submenu != nil } ? MenuMetrics.arrowSide : 0
    let keys = keyWidth > 0 ? MenuMetrics.keyGap + keyWidth : 0
    size = Size(
      width: max(MenuMetrics.leastWidth, (titles + max(keys, arrow * 2) + MenuMetrics.trailing).rounded(.up)),
      height: items.reduce(2 * MenuMetrics.padding) { $0 + MenuPanel.height($1) })
  }

  func draw(at origin: Point, on canvas: inout Canvas) {
    var panel = Canvas(isReflected: canvas.isReflected)
    let whole = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let fill = context.palette.isDark ? RGBColor(44, 44, 46) : RGBColor(246, 246, 247)
    panel.stroke(
      whole, Stroke(context.palette.role("separator").opaque), radius: MenuMetrics.radius, fill: fill)
    var y = MenuMetrics.padding
    for item in items {
      let frame = Rect(x: 0, y: y, width: size.width, height: MenuPanel.height(item))
      var row = Canvas(isReflected: canvas.isReflected)
      draw(item, in: Rect(x: 0, y: 0, width: frame.width, height: frame.height), on: &row)
      panel.group(row, of: item.id, at: frame, opacity: item.isHidden ? 0.4 : 1)
      y += frame.height
    }
    canvas.group(panel, of: menu.id, at: Rect(x: origin.x, y: origin.y, width: size.width, height: size.height))
  }

  private static func height(_ item: MenuContent.Item) -> Double {
    item.isSeparator ? MenuMetrics.separatorHeight : MenuMetrics.rowHeight
  }

  private static func titleStart(_ item: MenuContent.Item) -> Double {
    MenuMetrics.stateWidth + Double(item.indentation) * MenuMetrics.indentation
      + (item.image == nil ? 0 : MenuMetrics.imageSide + 6)
  }

  private func draw(_ item: MenuContent.Item, in rect: Rect, on canvas: inout Canvas) {
    if item.isSeparator {
      let line = Rect(x: 10, y: rect.midY - 0.5, width: max(0, rect.width - 20), height: 1)
      return canvas.fill(line, context.palette.role("separator"))
    }
    let color = color(of: item)
    drawState(item.state, in: rect, color, on: &canvas)
    let start = MenuPanel.titleStart(item)
    if let image = item.image {
      let side = MenuMetrics.imageSide
      let place = Rect(x: start - side - 6, y: rect.midY - side / 2, width: side, height: side)
      draw(image, in: place, color, on: &canvas)
    }
    let font = context.font(nil, size: MenuMetrics.fontSize)
    let room = Rect(x: start, y: 0, width: font.width(of: item.title) + 2, height: rect.height)
    canvas.text(TextBlock(item.title, font, color), in: room)
    drawEnd(of: item, in: rect, font, color, on: &canvas)
  }

  /// Disabled items are pale, and so are those that replace another one while modifiers are held.
  private func color(of item: MenuContent.Item) -> RGBColor {
    if !item.isEnabled { return context.palette.role("disabledControlText") }
    return context.palette.role(item.isAlternate ? "secondaryLabel" : "label")
  }

  private func drawState(
    _ state: MenuContent.Item.State, in rect: Rect, _ color: RGBColor, on canvas: inout Canvas
  ) {
    let mark = Rect(x: 9, y: rect.midY - 4.5, width: 9, height: 9)
    switch state {
    case .off: break
    case .on: SymbolShapes.draw("checkmark", in: mark, color, on: &canvas)
    case .mixed: SymbolShapes.draw("minus", in: mark, color, on: &canvas)
    }
  }

  private func drawEnd(
    of item: MenuContent.Item, in rect: Rect, _ font: TextFont, _ color: RGBColor, on canvas: inout Canvas
  ) {
    let end = rect.width - MenuMetrics.trailing
    if item.submenu != nil {
      let side = MenuMetrics.arrowSide
      let place = Rect(x: end - side, y: rect.midY - side / 2, width: side, height: side)
      SymbolShapes.draw("chevron.forward", in: place, color, on: &canvas)
    } else if let key = item.key {
      let keys = KeyDrawing(key, font)
      let place = Rect(x: end - keys.width, y: 0, width: keys.width, height: rect.height)
      keys.draw(in: place, item.isEnabled ? context.palette.role("secondaryLabel") : color, on: &canvas)
    }
  }

  private func draw(_ image: ImageReference, in place: Rect, _ color: RGBColor, on canvas: inout Canvas) {
    if image.isTemplate {
      SymbolShapes.draw(image.name, in: place, color, on: &canvas)
    } else if let file = context.options.resources.image(image.name, context.palette.scheme) {
      canvas.image(file, in: place, tint: color)
    } else {
      canvas.stroke(place, Stroke(color.faded(0.5), dashes: [2, 2]), radius: 2)
      canvas.note(.missingImage(image.name))
    }
  }
}

extension RGBColor {
  /// The same color, as visible as a line around a panel.
  fileprivate var opaque: RGBColor { faded(min(1, 0.22 / max(alpha, 0.01))) }
}

extension Canvas {
  mutating func group(_ other: Canvas, of id: ObjectID, at frame: Rect, opacity: Double = 1) {
    group(PictureNode(id: id, frame: frame, opacity: opacity, contents: other.contents))
    other.notes.forEach { note($0) }
  }
}
