import IBLayout
import IBModel

extension PickerAppearance: Look {
  func draw(_ view: DrawnView, on canvas: inout Canvas) {
    PickerRows.draw([["Mountain View", "Sunnyvale", "Cupertino", "Santa Clara", "San Jose"]], in: view, on: &canvas)
  }
}

/// The rows of pickers, which fade around a rounded band.
private enum PickerRows {
  /// Five rows of each column; the third one is selected.
  static func draw(_ columns: [[String]], in view: DrawnView, on canvas: inout Canvas) {
    let bounds = view.bounds
    let rowHeight = min(32, bounds.height)
    let band = Rect(x: 9, y: bounds.midY - rowHeight / 2, width: max(0, bounds.width - 18), height: rowHeight)
    canvas.fill(band, view.palette.role("tertiarySystemFill"), radius: 7)
    let width = band.width / Double(max(columns.count, 1))
    for (column, rows) in columns.enumerated() {
      for (row, text) in rows.enumerated() {
        let distance = Double(row - 2)
        // A row whose text is cut off only makes the others hard to read.
        guard distance == 0 || abs(distance) * rowHeight + 10 <= bounds.height / 2 else { continue }
        let place = Rect(
          x: band.x + Double(column) * width, y: band.y + distance * rowHeight, width: width, height: rowHeight)
        let color = view.palette.role("label").faded(distance == 0 ? 1 : 0.45 / abs(distance))
        let font = view.context.font(nil, size: distance == 0 ? 20 : 20 - 2 * abs(distance))
        canvas.text(TextBlock(text, font, color, .center), in: place)
      }
    }
  }
}

/// Date pickers of UIKit. They show a fixed date, so that pictures do not depend on the day they are made.
extension DateSettings: Look {
  func draw(_ view: DrawnView, on canvas: inout Canvas) {
    let isCompact = style == .compact || style == .automatic && view.bounds.height < 80
    if isCompact {
      drawCompact(view, on: &canvas)
    } else {
      PickerRows.draw(columns, in: view, on: &canvas)
    }
  }

  private func drawCompact(_ view: DrawnView, on canvas: inout Canvas) {
    let parts: [String] =
      switch mode {
      case .time: ["9:41"]
      case .date, .yearAndMonth: ["9 Sep 2025"]
      case .countDownTimer: ["0:01"]
      case .dateAndTime, nil: ["9 Sep 2025", "9:41"]
      }
    let font = view.context.font(nil, size: 17)
    var x = view.bounds.width
    for part in parts.reversed() {
      let block = TextBlock(part, font, view.palette.role("label"), .center)
      let width = min(block.naturalWidth + 22, max(0, x))
      let pill = Rect(x: x - width, y: view.bounds.midY - 17, width: width, height: 34)
      canvas.fill(pill, view.palette.role("tertiarySystemFill"), radius: 6)
      canvas.text(block, in: pill)
      x -= width + 5
    }
  }

  private var columns: [[String]] {
    let hours = ["7", "8", "9", "10", "11"]
    let minutes = ["39", "40", "41", "42", "43"]
    switch mode {
    case .time, .countDownTimer: return [hours, minutes]
    case .date:
      return [
        ["July", "August", "September", "October", "November"], hours, ["2023", "2024", "2025", "2026", "2027"],
      ]
    case .yearAndMonth:
      return [["July", "August", "September", "October", "November"], ["2023", "2024", "2025", "2026", "2027"]]
    case .dateAndTime, nil:
      return [["Sun 7 Sep", "Mon 8 Sep", "Tue 9 Sep", "Wed 10 Sep", "Thu 11 Sep"], hours, minutes]
    }
  }
}

/// Date pickers of AppKit. They show a fixed date, so that pictures do not depend on the day they are made.
extension DateCellStyle: Look {
  func draw(_ view: DrawnView, on canvas: inout Canvas) {
    let frame = view.alignmentBounds
    if self == .clockAndCalendar {
      PlaceholderLook.box(named: "September 2025", in: frame, view, on: &canvas)
      return
    }
    let stepper = self == .textFieldAndStepper ? 19.0 : 0
    let field = Rect(x: frame.x, y: frame.y, width: max(0, frame.width - stepper), height: frame.height)
    canvas.stroke(
      field, Stroke(view.macLine), radius: MacMetrics.fieldRadius, fill: view.palette.role("textBackground"))
    let block = TextBlock("9/9/2025", view.macFont, view.macTextColor)
    canvas.text(block, in: field.inset(x: 5, y: 0))
    guard stepper > 0 else { return }
    let place = Rect(x: frame.maxX - 13, y: frame.y, width: 13, height: frame.height)
    canvas.stroke(place, Stroke(view.macLine), radius: 4, fill: view.macSurface)
    SymbolShapes.draw("chevron.up", in: place.centered(7, 7).moved(0, -4), view.macTextColor, on: &canvas)
    SymbolShapes.draw("chevron.down", in: place.centered(7, 7).moved(0, 4), view.macTextColor, on: &canvas)
  }
}
