import IBLayout
import IBModel

/// Draws bars and their items.
struct BarDrawing {
  private let context: DrawingContext
  private let style: BarStyle
  private let tint: RGBColor

  init(_ context: DrawingContext, style: BarStyle, tint: RGBColor) {
    self.context = context
    self.style = style
    self.tint = context.palette.color(style.tint, or: tint)
  }

  private var palette: Palette { context.palette }

  private var fillColor: RGBColor {
    let usual = palette.isDark || style.isDark ? RGBColor(22, 22, 24, 0.94) : RGBColor(249, 249, 249, 0.94)
    return palette.color(style.fill, or: usual)
  }

  private var titleColor: RGBColor {
    palette.color(style.titleColor, or: style.isDark ? .white : palette.role("label"))
  }

  func fill(_ rect: Rect, lineAtTop: Bool, on canvas: inout Canvas) {
    canvas.fill(rect, fillColor)
    let y = lineAtTop ? rect.y : rect.maxY - 0.5
    canvas.fill(Rect(x: rect.x, y: y, width: rect.width, height: 0.5), palette.role("separator"))
  }

  /// Title and items of a navigation bar; a prompt is above the items, a large title below.
  func navigation(_ bar: NavigationBarAppearance, in rect: Rect, on canvas: inout Canvas) {
    var row = rect
    let itemsHeight = context.environment.barHeight(.navigationItems)
    let promptHeight = context.environment.barHeight(.prompt)
    if !bar.prompt.isEmpty, rect.height >= itemsHeight + promptHeight {
      let place = Rect(x: row.x, y: row.y, width: row.width, height: promptHeight)
      let prompt = TextBlock(bar.prompt, context.font(nil, size: TouchMetrics.promptSize), titleColor, .center)
      canvas.text(prompt, in: place.inset(x: TouchMetrics.barMargin, y: 0))
      (row.y, row.height) = (row.y + promptHeight, row.height - promptHeight)
    }
    let isHigh = row.height > itemsHeight + 20
    if isHigh { row.height = itemsHeight }
    let hasLargeTitle = bar.hasLargeTitle && isHigh
    if hasLargeTitle {
      let font = context.font(nil, size: TouchMetrics.largeTitleSize, weight: .bold)
      let place = Rect(
        x: rect.x + TouchMetrics.barMargin, y: row.maxY, width: rect.width - 32, height: rect.maxY - row.maxY)
      canvas.text(TextBlock(bar.title, font, titleColor), in: place)
    }
    var left = row.x + TouchMetrics.barMargin
    if bar.isPushed, bar.leftItems.isEmpty { left = back(at: left - 8, in: row, on: &canvas) }
    for item in bar.leftItems {
      let width = width(of: item)
      draw(item, in: Rect(x: left, y: row.y, width: width, height: row.height), on: &canvas)
      left += width + TouchMetrics.barItemDistance
    }
    var right = row.maxX - TouchMetrics.barMargin
    for item in bar.rightItems {
      let width = width(of: item)
      draw(item, in: Rect(x: right - width, y: row.y, width: width, height: row.height), on: &canvas)
      right -= width + TouchMetrics.barItemDistance
    }
    guard !hasLargeTitle, !bar.hasTitleView else { return }
    drawTitle(bar.title, in: row, between: left, right, on: &canvas)
  }

  /// The title is in the middle of the bar, unless items are there.
  private func drawTitle(
    _ title: String, in row: Rect, between left: Double, _ right: Double, on canvas: inout Canvas
  ) {
    let font = context.font(nil, size: TouchMetrics.barTitleSize, weight: .semibold)
    var block = TextBlock(title, font, titleColor, .center)
    let width = min(block.naturalWidth, max(0, right - left))
    let x = min(max(row.midX - width / 2, left), max(left, right - width))
    block.hugsFrame = true
    canvas.text(block, in: Rect(x: x, y: row.y, width: width, height: row.height))
  }

  private func back(at x: Double, in row: Rect, on canvas: inout Canvas) -> Double {
    let points = [Point(x + 9, row.midY - 9), Point(x, row.midY), Point(x + 9, row.midY + 9)]
    canvas.line(points, Stroke(tint, width: 2.4, isRound: true))
    let block = TextBlock("Back", context.font(nil, size: TouchMetrics.barTitleSize), tint)
    let width = block.naturalWidth
    canvas.text(block, in: Rect(x: x + 15, y: row.y, width: width + 1, height: row.height))
    return x + 15 + width + TouchMetrics.barItemDistance
  }

  /// Flexible spaces share the remaining width.
  func items(_ items: [BarItem], in rect: Rect, on canvas: inout Canvas) {
    let height = min(rect.height, context.environment.barHeight(.toolbar))
    let row = Rect(x: rect.x, y: rect.y, width: rect.width, height: height)
    let widths = items.map { width(of: $0) }
    let used = widths.reduce(0, +) + Double(max(items.count - 1, 0)) * 8
    let flexible = items.count { $0.content == .flexibleSpace }
    let room = max(0, row.width - 2 * TouchMetrics.barMargin - used)
    var x = row.x + TouchMetrics.barMargin
    for (item, width) in zip(items, widths) {
      let extent = item.content == .flexibleSpace ? room / Double(flexible) : width
      draw(item, in: Rect(x: x, y: row.y, width: extent, height: row.height), on: &canvas)
      x += extent + 8
    }
  }

  private func width(of item: BarItem) -> Double {
    switch item.content {
    case .title(let title): return block(title, item).naturalWidth + 1
    case .image(let image): return min(size(of: image).width, 60)
    case .system(let name):
      if SymbolShapes.symbol(ofItem: name) != nil { return TouchMetrics.barImage }
      return block(name.asTitle, item).naturalWidth + 1
    case .flexibleSpace: return 0
    case .fixedSpace(let width): return max(0, width)
    case .view: return 40
    }
  }

  private func block(_ title: String, _ item: BarItem) -> TextBlock {
    let color = palette.color(item.tint, or: tint).faded(item.isEnabled ? 1 : 0.35)
    let font = context.font(nil, size: TouchMetrics.barTitleSize, weight: item.isDone ? .semibold : .regular)
    return TextBlock(title, font, color)
  }

  private func draw(_ item: BarItem, in rect: Rect, on canvas: inout Canvas) {
    let color = palette.color(item.tint, or: tint).faded(item.isEnabled ? 1 : 0.35)
    let square = rect.centered(min(TouchMetrics.barImage, rect.width), TouchMetrics.barImage)
    var inner = Canvas(isReflected: canvas.isReflected)
    switch item.content {
    case .title(let title): inner.text(block(title, item), in: rect)
    case .system(let name) where SymbolShapes.symbol(ofItem: name) == nil:
      inner.text(block(name.asTitle, item), in: rect)
    case .system(let name): SymbolShapes.draw("item.\(name)", in: square, color, on: &inner)
    case .image(let image): drawImage(image, in: rect, color, on: &inner)
    case .flexibleSpace, .fixedSpace: return
    case .view: inner.stroke(rect.inset(x: 0, y: 8), Stroke(color.faded(0.5), dashes: [4, 3]))
    }
    canvas.append(inner)
  }

  /// Symbols are as large as in bars, not as in the list of resources.
  private func size(of image: ImageReference) -> Size {
    let usual = Size(width: TouchMetrics.barImage, height: TouchMetrics.barImage)
    return image.isSymbol ? usual : image.size ?? usual
  }

  private func drawImage(_ image: ImageReference, in rect: Rect, _ color: RGBColor, on canvas: inout Canvas) {
    let size = size(of: image)
    let scale = min(1, rect.width / max(size.width, 1), rect.height / max(size.height, 1))
    let place = rect.centered(size.width * scale, size.height * scale)
    if image.isSymbol {
      SymbolShapes.draw(image.name, in: place, color, on: &canvas)
    } else if let file = context.options.resources.image(image.name, palette.scheme) {
      canvas.image(file, in: place, tint: color, isTemplate: true)
    } else {
      canvas.fill(place.centered(min(18, place.width), min(18, place.height)), color.faded(0.5), radius: 4)
      canvas.note(.missingImage(image.name))
    }
  }

  /// Draws the titles of tabs side by side in the middle of a row, as on a television.
  func titles(_ bar: TabBarAppearance, in row: Rect, on canvas: inout Canvas) {
    let blocks = bar.tabs.map { TextBlock($0.title, context.font(nil, size: TouchMetrics.barTitleSize), titleColor) }
    let padding = 40.0
    var x = row.midX - blocks.reduce(0) { $0 + $1.naturalWidth + 2 * padding } / 2
    for (position, block) in blocks.enumerated() {
      let place = Rect(x: x, y: row.y, width: block.naturalWidth + 2 * padding, height: row.height).inset(x: 0, y: 14)
      if position == bar.selected { canvas.fill(place, palette.role("systemFill"), radius: place.height / 2) }
      canvas.text(block, in: place.inset(x: padding, y: 0))
      x = place.maxX
    }
  }

  func tabs(_ bar: TabBarAppearance, in rect: Rect, on canvas: inout Canvas) {
    guard !bar.tabs.isEmpty else { return }
    let width = rect.width / Double(bar.tabs.count)
    let height = context.environment.barHeight(.tabBar)
    for (position, tab) in bar.tabs.enumerated() {
      let color = position == bar.selected ? tint : palette.role("systemGray")
      let place = Rect(x: rect.x + Double(position) * width, y: rect.y, width: width, height: height)
      let icon = Rect(x: place.midX - 12, y: place.y + 6, width: 24, height: 24)
      if let image = tab.image {
        drawImage(image, in: icon, color, on: &canvas)
      } else if let symbol = SymbolShapes.symbol(ofItem: tab.systemItem) {
        SymbolShapes.draw(symbol, in: icon, color, on: &canvas)
      } else {
        canvas.fill(icon.inset(2), color.faded(0.5), radius: 5)
      }
      let font = context.font(nil, size: TouchMetrics.tabTitleSize, weight: .medium)
      let room = Rect(x: place.x + 2, y: icon.maxY + 2, width: width - 4, height: 13)
      canvas.text(TextBlock(tab.title, font, color, .center), in: room)
    }
  }
}
