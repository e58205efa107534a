import IBModel
import IBScene

extension DrawnView {
  /// The value of a slider, progress indicator or level.
  fileprivate var macRange: (range: RangeAppearance, isIndeterminate: Bool)? {
    if case .range(let range, let isIndeterminate)? = mac?.detail { (range, isIndeterminate) } else { nil }
  }
}

/// Sliders of AppKit.
enum MacSliderLook: Look {
  static func draw(_ view: DrawnView, on canvas: inout Canvas) {
    guard case .slider(let slider)? = view.macSettings?.control, let fraction = view.macRange?.range.fraction else {
      return
    }
    let frame = view.alignmentBounds
    if slider.isCircular {
      let side = min(frame.width, frame.height)
      let dial = frame.centered(side, side)
      canvas.ellipse(dial, fill: view.macSurface, stroke: Stroke(view.macLine))
      canvas.ellipse(Rect(x: dial.midX - 2, y: dial.y + 3, width: 4, height: 4), fill: view.palette.role("controlText"))
      return
    }
    let isVertical = frame.height > frame.width
    let (length, breadth) = isVertical ? (frame.height, frame.width) : (frame.width, frame.height)
    let knob = min(MacMetrics.sliderKnob, breadth)
    let start = (length - knob) * fraction
    let rect = { (along: Double, extent: Double, thickness: Double) in
      isVertical
        ? Rect(x: frame.midX - thickness / 2, y: frame.maxY - along - extent, width: thickness, height: extent)
        : Rect(x: frame.x + along, y: frame.midY - thickness / 2, width: extent, height: thickness)
    }
    let track = MacMetrics.sliderTrack
    canvas.fill(
      rect(0, length, track), view.palette.isDark ? PictureColor(255, 255, 255, 0.15) : PictureColor(0, 0, 0, 0.1),
      radius: 2)
    canvas.fill(rect(0, start + knob / 2, track), view.tint, radius: 2)
    drawTicks(slider, along: length, knob, rect, view, on: &canvas)
    canvas.stroke(rect(start, knob, knob), Stroke(view.macLine), radius: knob / 2, fill: .white)
  }

  private static func drawTicks(
    _ slider: SliderCell, along length: Double, _ knob: Double, _ rect: (Double, Double, Double) -> Rect,
    _ view: DrawnView, on canvas: inout Canvas
  ) {
    guard let count = slider.tickMarks.flatMap({ Int(exactly: $0) }), (2...200).contains(count) else { return }
    for tick in 0..<count {
      let at = knob / 2 + (length - knob) * Double(tick) / Double(count - 1)
      canvas.fill(rect(at - 0.5, 1, 8), view.palette.role("tertiaryLabel"))
    }
  }
}

/// Progress bars and spinners of AppKit.
enum MacProgressLook: Look {
  static func draw(_ view: DrawnView, on canvas: inout Canvas) {
    if case .progressIndicator(.spinning)? = view.macSettings?.control {
      ActivityLook.drawSpokes(in: view.bounds, view.palette.role("systemGray"), on: &canvas)
      return
    }
    let frame = view.alignmentBounds.centered(view.alignmentBounds.width, min(6, view.bounds.height))
    canvas.fill(frame, view.palette.isDark ? PictureColor(255, 255, 255, 0.15) : PictureColor(0, 0, 0, 0.1), radius: 3)
    var filled = frame
    let value = view.macRange
    filled.width *= value?.isIndeterminate == true ? 0.4 : value?.range.fraction ?? 0
    canvas.fill(filled, view.tint, radius: 3)
  }
}

/// Level indicators.
enum MacLevelLook: Look {
  static func draw(_ view: DrawnView, on canvas: inout Canvas) {
    let frame = view.alignmentBounds
    canvas.stroke(frame, Stroke(view.macLine), radius: 3, fill: view.palette.role("controlBackground"))
    var filled = frame.inset(1)
    filled.width *= view.macRange?.range.fraction ?? 0
    canvas.fill(filled, view.palette.role("systemGreen"), radius: 2)
  }
}

/// Steppers of AppKit.
enum MacStepperLook: Look {
  static func draw(_ view: DrawnView, on canvas: inout Canvas) {
    let frame = view.alignmentBounds.centered(min(13, view.bounds.width), min(22, view.bounds.height))
    canvas.stroke(frame, Stroke(view.macLine), radius: 4, fill: view.macSurface)
    canvas.line([Point(frame.x, frame.midY), Point(frame.maxX, frame.midY)], Stroke(view.macLine))
    let ink = view.palette.role("controlText")
    let side = frame.width * 0.55
    let upper = Rect(x: frame.x, y: frame.y, width: frame.width, height: frame.height / 2)
    let lower = Rect(x: frame.x, y: frame.midY, width: frame.width, height: frame.height / 2)
    SymbolShapes.draw("chevron.up", in: upper.centered(side, side), ink, on: &canvas)
    SymbolShapes.draw("chevron.down", in: lower.centered(side, side), ink, on: &canvas)
  }
}

/// Switches of AppKit.
enum MacSwitchLook: Look {
  static func draw(_ view: DrawnView, on canvas: inout Canvas) {
    let frame = view.alignmentBounds.centered(min(38, view.bounds.width), min(22, view.bounds.height))
    var isOn = false
    if case .switchControl(let value)? = view.mac?.detail { isOn = value }
    let off = view.palette.isDark ? PictureColor(255, 255, 255, 0.2) : PictureColor(0, 0, 0, 0.12)
    canvas.fill(frame, isOn ? view.tint : off, radius: frame.height / 2)
    let side = max(0, frame.height - 2)
    let x = isOn ? frame.maxX - side - 1 : frame.x + 1
    canvas.ellipse(Rect(x: x, y: frame.y + 1, width: side, height: side), fill: .white)
  }
}

/// Color wells.
enum MacColorWellLook: Look {
  static func draw(_ view: DrawnView, on canvas: inout Canvas) {
    let frame = view.alignmentBounds
    canvas.stroke(frame, Stroke(view.macLine), radius: 5, fill: view.macSurface)
    guard case .colorWell(let color)? = view.mac?.detail else { return }
    canvas.fill(frame.inset(4), view.color(color, or: "systemBlue"), radius: 3)
  }
}

/// Date pickers of AppKit. They show a fixed date, so that pictures do not depend on the day they are made.
enum MacDatePickerLook: Look {
  static func draw(_ view: DrawnView, on canvas: inout Canvas) {
    guard case .datePicker(let style)? = view.macSettings?.control else { return }
    let frame = view.alignmentBounds
    if style == .clockAndCalendar {
      PlaceholderLook.box(named: "September 2025", in: frame, view, on: &canvas)
      return
    }
    let stepper = style == .textFieldAndStepper ? 19.0 : 0
    let field = Rect(x: frame.x, y: frame.y, width: max(0, frame.width - stepper), height: frame.height)
    canvas.stroke(
      field, Stroke(view.macLine), radius: MacMetrics.fieldRadius, fill: view.palette.role("textBackground"))
    let block = TextBlock("9/9/2025", view.macFont, view.macTextColor)
    canvas.text(block, in: field.inset(x: 5, y: 0))
    guard stepper > 0 else { return }
    let place = Rect(x: frame.maxX - 13, y: frame.y, width: 13, height: frame.height)
    canvas.stroke(place, Stroke(view.macLine), radius: 4, fill: view.macSurface)
    SymbolShapes.draw("chevron.up", in: place.centered(7, 7).moved(-4), view.macTextColor, on: &canvas)
    SymbolShapes.draw("chevron.down", in: place.centered(7, 7).moved(4), view.macTextColor, on: &canvas)
  }
}

extension Rect {
  fileprivate func moved(_ distance: Double) -> Rect { Rect(x: x, y: y + distance, width: width, height: height) }
}
