import IBModel
import IBScene

/// Switches of UIKit.
enum SwitchLook: Look {
  static func draw(_ view: DrawnView, on canvas: inout Canvas) {
    guard case .switchControl(let control) = view.control else { return }
    let frame = view.alignmentBounds
    let off = view.palette.role("secondarySystemFill")
    let fill = control.isOn ? view.color(control.onTint, or: "systemGreen") : off
    canvas.fill(frame, fill.faded(view.appearance.isEnabled ? 1 : 0.5), radius: frame.height / 2)
    let inset = TouchMetrics.switchKnobInset
    let height = max(0, frame.height - 2 * inset)
    let width = view.palette.isNewDesign ? frame.width * TouchMetrics.newKnobShare : height
    let x = control.isOn ? frame.maxX - inset - width : frame.x + inset
    let knob = Rect(x: x, y: frame.y + inset, width: width, height: height)
    canvas.fill(knob, view.palette.color(control.thumbTint, or: .white), radius: height / 2)
  }
}

/// Sliders of UIKit.
enum SliderLook: Look {
  static func draw(_ view: DrawnView, on canvas: inout Canvas) {
    guard case .range(let range) = view.control else { return }
    let isNew = view.palette.isNewDesign
    let height = min(isNew ? TouchMetrics.newSliderKnob.height : TouchMetrics.sliderKnob, view.bounds.height)
    let width = min(isNew ? TouchMetrics.newSliderKnob.width : height, view.bounds.width)
    let knobX = (view.bounds.width - width) * range.fraction
    let room = view.alignmentBounds
    let track = Rect(
      x: room.x, y: view.bounds.midY - TouchMetrics.sliderTrack / 2, width: room.width,
      height: TouchMetrics.sliderTrack)
    canvas.fill(track, view.color(range.maximumTint, or: "systemFill"), radius: 2)
    let filled = Rect(x: track.x, y: track.y, width: max(0, knobX + width / 2 - track.x), height: track.height)
    canvas.fill(filled, view.palette.color(range.minimumTint, or: view.tint), radius: 2)
    let knob = Rect(x: knobX, y: view.bounds.midY - height / 2, width: width, height: height)
    canvas.stroke(
      knob, Stroke(PictureColor(0, 0, 0, 0.18)), radius: height / 2,
      fill: view.palette.color(range.thumbTint, or: .white))
  }
}

/// Progress bars of UIKit.
enum ProgressLook: Look {
  static func draw(_ view: DrawnView, on canvas: inout Canvas) {
    guard case .range(let range) = view.control else { return }
    let radius = view.bounds.height / 2
    canvas.fill(view.bounds, view.color(range.maximumTint, or: "systemFill"), radius: radius)
    var filled = view.bounds
    filled.width *= range.fraction
    canvas.fill(filled, view.palette.color(range.minimumTint, or: view.tint), radius: radius)
  }
}

/// Steppers of UIKit.
enum StepperLook: Look {
  static func draw(_ view: DrawnView, on canvas: inout Canvas) {
    let frame = view.bounds
    canvas.fill(frame, view.palette.role("tertiarySystemFill"), radius: TouchMetrics.stepperRadius)
    let ink = view.palette.role("label")
    let side = min(frame.height * 0.5, 14)
    for (symbol, center) in [("minus", 0.25), ("plus", 0.75)] {
      let place = Rect(x: frame.width * center - side / 2, y: frame.midY - side / 2, width: side, height: side)
      SymbolShapes.draw(symbol, in: place, ink, on: &canvas)
    }
    let line = [Point(frame.midX, frame.height * 0.25), Point(frame.midX, frame.height * 0.75)]
    canvas.line(line, Stroke(view.palette.role("separator")))
  }
}

/// Activity indicators: eight strokes that fade.
enum ActivityLook: Look {
  static func draw(_ view: DrawnView, on canvas: inout Canvas) {
    var color = view.palette.role("systemGray")
    if case .activityIndicator(let style) = view.view.content, style == .white || style == .whiteLarge {
      color = .white
    }
    if case .activityIndicator(let chosen) = view.control { color = view.palette.color(chosen, or: color) }
    drawSpokes(in: view.bounds, color, on: &canvas)
  }

  static func drawSpokes(in bounds: Rect, _ color: PictureColor, on canvas: inout Canvas) {
    let radius = min(bounds.width, bounds.height, 37) / 2
    guard radius > 1 else { return }
    for (position, direction) in directions.enumerated() {
      let at = { (part: Double) in
        Point(bounds.midX + direction.x * radius * part, bounds.midY + direction.y * radius * part)
      }
      let ink = color.faded(0.25 + 0.75 * Double(position) / 7)
      canvas.line([at(0.5), at(0.92)], Stroke(ink, width: radius * 0.2, isRound: true))
    }
  }

  private static let directions = [
    Point(0.707, -0.707), Point(1, 0), Point(0.707, 0.707), Point(0, 1), Point(-0.707, 0.707), Point(-1, 0),
    Point(-0.707, -0.707), Point(0, -1),
  ]
}

/// Page controls: dots, one of them stronger.
enum PageControlLook: Look {
  static func draw(_ view: DrawnView, on canvas: inout Canvas) {
    guard case .pageControl(let pages) = view.view.content, case .pageControl(let control) = view.control else {
      return
    }
    let count = min(pages, 40)
    let (dot, distance) = (TouchMetrics.pageDot, TouchMetrics.pageDotDistance)
    let start = view.bounds.midX - (Double(count - 1) * distance + dot) / 2
    for page in 0..<count {
      let color =
        page == control.current
        ? view.palette.color(control.currentTint, or: .white)
        : view.palette.color(control.tint, or: PictureColor(255, 255, 255, 0.4))
      let place = Rect(x: start + Double(page) * distance, y: view.bounds.midY - dot / 2, width: dot, height: dot)
      canvas.ellipse(place, fill: color)
    }
  }
}
