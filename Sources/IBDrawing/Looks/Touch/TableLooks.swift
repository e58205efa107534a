import IBLayout
import IBModel

/// Tables of UIKit: titles of sections; rows are views of their own.
extension TableAppearance: Look {
  func draw(_ view: DrawnView, on canvas: inout Canvas) {
    guard view.appearance.background == nil else { return }
    let role = style == .plain ? "systemBackground" : "systemGroupedBackground"
    canvas.fill(view.bounds, view.palette.role(role))
  }

  func drawFront(_ view: DrawnView, on canvas: inout Canvas) {
    guard !sections.isEmpty else { return }
    var cells = view.scene.children(of: view.index).filter { view.scene[$0].kind == .tableViewCell }[...]
    for section in sections {
      let rows = cells.prefix(section.rowCount)
      cells = cells.dropFirst(section.rowCount)
      guard let first = rows.first.map(view.frame), let last = rows.last.map(view.frame) else {
        continue
      }
      let isPlain = style == .plain
      // Titles begin where the text of rows does.
      let margin = first.x > 0 ? TouchMetrics.separatorInset.narrow : TouchMetrics.separatorInset.wide
      if let header = section.header {
        let place = Rect(
          x: first.x, y: view.contentShift + first.y - (isPlain ? 28 : 30), width: first.width,
          height: isPlain ? 28 : 24)
        if isPlain { canvas.fill(place, view.palette.role("systemGray6")) }
        canvas.text(block(isPlain ? header : header.uppercased(), view), in: place.inset(x: margin, y: 0))
      }
      if let footer = section.footer {
        let place = Rect(x: last.x, y: view.contentShift + last.maxY + 7, width: last.width, height: 16)
        var block = block(footer, isFooter: true, view)
        (block.lineLimit, block.overflows, block.anchor) = (0, true, .top)
        canvas.text(block, in: place.inset(x: margin, y: 0))
      }
    }
  }

  private func block(_ text: String, isFooter: Bool = false, _ view: DrawnView) -> TextBlock {
    let isBold = style == .plain && !isFooter
    let font = view.context.font(nil, size: isBold ? 17 : 13, weight: isBold ? .semibold : .regular)
    return TextBlock(text, font, view.palette.role(isBold ? "label" : "secondaryLabel"))
  }
}

/// Cells of tables of UIKit: background, accessory and the line below.
extension CellAppearance: Look {
  func draw(_ view: DrawnView, on canvas: inout Canvas) {
    guard view.appearance.background == nil else { return }
    let style = table(around: view)?.style
    let role = style == nil || style == .plain ? "systemBackground" : "secondarySystemGroupedBackground"
    canvas.fill(view.bounds, view.palette.role(role))
  }

  /// In an inset group, the first row has round corners at the top and the last one at the bottom.
  func clip(_ view: DrawnView) -> Outline? {
    guard let table = table(around: view), table.style == .insetGrouped else { return nil }
    let place = RowPosition(of: view, in: table)
    var corners: RoundedCorners = place.isFirst ? .top : []
    if place.isLast { corners.formUnion(.bottom) }
    return corners.isEmpty ? nil : .rectangle(view.bounds, corners, radius: TouchMetrics.insetGroupedRadius)
  }

  func drawFront(_ view: DrawnView, on canvas: inout Canvas) {
    drawAccessory(view, on: &canvas)
    guard let table = table(around: view), table.hasSeparators else { return }
    if table.style == .insetGrouped, RowPosition(of: view, in: table).isLast { return }
    let usual = view.bounds.width >= 414 ? TouchMetrics.separatorInset.wide : TouchMetrics.separatorInset.narrow
    let inset = min(separatorInset ?? table.separatorInset ?? usual, view.bounds.width)
    let line = Rect(x: inset, y: view.bounds.height - 0.5, width: view.bounds.width - inset, height: 0.5)
    canvas.fill(line, view.color(table.separatorColor, or: "separator"))
  }

  private func table(around view: DrawnView) -> TableAppearance? {
    view.view.parent.flatMap { view.scene.appearance(of: $0).control as? TableAppearance }
  }

  private func drawAccessory(_ view: DrawnView, on canvas: inout Canvas) {
    let right = view.bounds.width - 16
    let size = TouchMetrics.chevron
    let chevron = Rect(
      x: right - size.width, y: view.bounds.midY - size.height / 2, width: size.width, height: size.height)
    let gray = view.palette.role("tertiaryLabel")
    let info = { (x: Double) in Rect(x: x - 22, y: view.bounds.midY - 11, width: 22, height: 22) }
    switch accessory {
    case .none: break
    case .disclosureIndicator: drawChevron(chevron, gray, on: &canvas)
    case .detailDisclosureButton:
      drawChevron(chevron, gray, on: &canvas)
      SymbolShapes.draw("info.circle", in: info(chevron.x - 10), view.tint, on: &canvas)
    case .detailButton: SymbolShapes.draw("info.circle", in: info(right), view.tint, on: &canvas)
    case .checkmark:
      let place = Rect(x: right - 16, y: view.bounds.midY - 8, width: 16, height: 16)
      SymbolShapes.draw("checkmark", in: place, view.tint, on: &canvas)
    }
  }

  private func drawChevron(_ rect: Rect, _ color: RGBColor, on canvas: inout Canvas) {
    let points = [Point(rect.x, rect.y), Point(rect.maxX, rect.midY), Point(rect.x, rect.maxY)]
    canvas.line(points, Stroke(color, width: 2, isRound: true))
  }
}

/// The place of a row in its section. The prototypes of a table are one section.
private struct RowPosition {
  var isFirst = false
  var isLast = false

  init(of cell: DrawnView, in table: TableAppearance) {
    guard let parent = cell.view.parent else { return }
    let rows = cell.scene.children(of: parent).filter { cell.scene[$0].kind == .tableViewCell }
    guard let position = rows.firstIndex(of: cell.index) else { return }
    let counts = table.sections.isEmpty ? [rows.count] : table.sections.map(\.rowCount)
    var start = 0
    for count in counts {
      if position < start + count {
        (isFirst, isLast) = (position == start, position == start + count - 1)
        return
      }
      start += count
    }
  }
}
