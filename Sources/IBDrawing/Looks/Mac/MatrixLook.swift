import IBLayout
import IBModel

/// Matrices of AppKit: radio buttons, check boxes, or cells with a line around them.
extension MatrixAppearance: Look {
  func draw(_ view: DrawnView, on canvas: inout Canvas) {
    let (width, height) = (cellSize.width + spacing.width, cellSize.height + spacing.height)
    for (column, cells) in columns.enumerated() {
      for (row, cell) in cells.enumerated() {
        let place = Rect(
          x: Double(column) * width, y: Double(row) * height, width: max(0, cellSize.width),
          height: max(0, cellSize.height))
        draw(cell, in: place, view, on: &canvas)
      }
    }
  }

  private func draw(_ cell: Cell, in place: Rect, _ view: DrawnView, on canvas: inout Canvas) {
    var title = TextBlock(cell.title, view.macFont, view.macTextColor)
    guard let kind = cell.kind else {
      canvas.stroke(place, Stroke(view.macLine), fill: cell.isOn ? view.palette.role("controlBackground") : nil)
      title.alignment = .center
      return canvas.text(title, in: place)
    }
    let side = min(MacMetrics.checkBox, place.width, place.height)
    let mark = Rect(x: place.x, y: place.midY - side / 2, width: side, height: side)
    let radius = kind == .radio ? side / 2 : MacMetrics.checkRadius
    canvas.stroke(mark, Stroke(view.macLine), radius: radius, fill: cell.isOn ? view.tint : view.macSurface)
    if cell.isOn {
      if kind == .radio {
        canvas.ellipse(mark.centered(side * 0.4, side * 0.4), fill: .white)
      } else {
        SymbolShapes.draw("checkmark", in: mark.inset(side * 0.18), .white, on: &canvas)
      }
    }
    let used = side + MacMetrics.titleDistance
    canvas.text(
      title, in: Rect(x: place.x + used, y: place.y, width: max(0, place.width - used), height: place.height))
  }
}
