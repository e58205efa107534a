import IBLayout
import IBModel

extension MacBoxAppearance: Look {
  func draw(_ view: DrawnView, on canvas: inout Canvas) {
    guard case .box(let settings) = view.view.arrangement else { return }
    if settings.style == .separator { return drawSeparator(view, on: &canvas) }
    var frame = view.alignmentBounds
    if let title { draw(title, view, &frame, on: &canvas) }
    if isTransparent { return }
    if settings.style == .custom { return drawCustom(in: frame, view, on: &canvas) }
    let fill = view.palette.isDark ? RGBColor(255, 255, 255, 0.05) : RGBColor(0, 0, 0, 0.03)
    canvas.stroke(frame, Stroke(view.palette.role("separator")), radius: MacMetrics.boxRadius, fill: fill)
  }

  private func drawSeparator(_ view: DrawnView, on canvas: inout Canvas) {
    let frame = view.bounds
    let line = frame.width >= frame.height ? frame.centered(frame.width, 1) : frame.centered(1, frame.height)
    canvas.fill(line, view.palette.role("separator"))
  }

  /// Draws a title at an edge; outside of the line, it reduces the frame.
  private func draw(_ title: String, _ view: DrawnView, _ frame: inout Rect, on canvas: inout Canvas) {
    let font = view.context.font(nil, size: MacMetrics.boxTitleSize)
    let height = font.lineHeight
    let inset = titlePosition.isInside ? 3.0 : 0
    let place = Rect(
      x: frame.x + 7, y: titlePosition.isAtBottom ? frame.maxY - height - inset : frame.y + inset,
      width: max(0, frame.width - 14), height: height)
    canvas.text(TextBlock(title, font, view.palette.role("controlText")), in: place)
    if titlePosition.isInside { return }
    if !titlePosition.isAtBottom { frame.y += height + 2 }
    frame.height = max(0, frame.height - height - 2)
  }

  private func drawCustom(in frame: Rect, _ view: DrawnView, on canvas: inout Canvas) {
    let fill = fill.flatMap { view.palette.color($0) }
    if borderWidth > 0 {
      let line = Stroke(view.color(borderColor, or: "separator"), width: borderWidth)
      canvas.stroke(frame, line, radius: cornerRadius, fill: fill)
    } else if let fill {
      canvas.fill(frame, fill, radius: cornerRadius)
    }
  }
}

extension MacScrollAppearance: Look {
  func draw(_ view: DrawnView, on canvas: inout Canvas) {
    guard drawsBackground else { return }
    canvas.fill(view.bounds, view.color(view.mac?.backgroundColor, or: "controlBackground"))
  }

  func drawFront(_ view: DrawnView, on canvas: inout Canvas) {
    guard hasBorder else { return }
    canvas.stroke(view.bounds, Stroke(view.macLine))
  }

  /// Headers of tables are as wide as the table.
  func clip(_ view: DrawnView) -> Outline? { .rectangle(view.bounds) }
}

/// Split views: lines between their parts.
extension MacSplitAppearance: Look {
  func draw(_ view: DrawnView, on canvas: inout Canvas) {
    let parts = view.scene.children(of: view.index).map(view.frame).sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    for (first, second) in zip(parts, parts.dropFirst()) {
      let line =
        second.x >= first.maxX
        ? Rect(x: first.maxX, y: 0, width: max(1, second.x - first.maxX), height: view.bounds.height)
        : Rect(x: 0, y: first.maxY, width: view.bounds.width, height: max(1, second.y - first.maxY))
      canvas.fill(line, view.palette.role("separator"))
    }
  }
}

/// Tables and outlines of AppKit: rows.
extension MacTableAppearance: Look {
  func draw(_ view: DrawnView, on canvas: inout Canvas) {
    if view.appearance.background == nil { canvas.fill(view.bounds, view.palette.role("controlBackground")) }
    guard alternatesRows else { return }
    var height = MacMetrics.rowHeight
    if case .table(let settings) = view.view.arrangement, let written = settings.rowHeight, written > 4 {
      height = written + 2
    }
    let shade = view.palette.role("alternatingContentBackground")
    for row in stride(from: 1, to: Int(nearest: (min(view.bounds.height, 10_000) / height).rounded(.up)), by: 2) {
      let y = Double(row) * height
      canvas.fill(Rect(x: 0, y: y, width: view.bounds.width, height: min(height, view.bounds.height - y)), shade)
    }
  }
}

/// Headers of tables of AppKit: titles of columns.
extension MacTableHeaderAppearance: Look {
  func draw(_ view: DrawnView, on canvas: inout Canvas) {
    canvas.fill(view.bounds, view.palette.role("controlBackground"))
    canvas.fill(
      Rect(x: 0, y: view.bounds.height - 1, width: view.bounds.width, height: 1), view.palette.role("separator"))
    guard let table = table(below: view) else { return }
    var x = 0.0
    for column in table.columns {
      let font = view.context.font(nil, size: MacMetrics.headerFontSize, weight: .medium)
      let place = Rect(x: x + 5, y: 0, width: max(0, column.width - 6), height: view.bounds.height)
      canvas.text(TextBlock(column.title, font, view.palette.role("headerText")), in: place)
      x += column.width + table.spacing
      canvas.fill(
        Rect(x: x - 1, y: 5, width: 1, height: max(0, view.bounds.height - 10)), view.palette.role("separator"))
    }
  }

  /// The table in the scroll view around the header.
  private func table(below view: DrawnView) -> MacTableAppearance? {
    guard let parent = view.view.parent else { return nil }
    var waiting = Array(view.scene.children(of: parent))
    while let next = waiting.popLast() {
      if let table = view.scene.appearance(of: next).control as? MacTableAppearance { return table }
      if view.scene[next].kind == .clipView { waiting += Array(view.scene.children(of: next)) }
    }
    return nil
  }
}
