import IBLayout
import IBModel

extension SwitchAppearance: Look {
  func draw(_ view: DrawnView, on canvas: inout Canvas) {
    var frame = view.alignmentBounds
    // A stretched switch keeps its size.
    let size = view.palette.isNewDesign ? TouchMetrics.switchSize.new : TouchMetrics.switchSize.old
    if frame.width > size.width + 4 { frame.width = size.width }
    if frame.height > size.height + 4 { frame.height = size.height }
    let off = view.palette.role("secondarySystemFill")
    let fill = isOn ? view.color(onTint, or: "systemGreen") : off
    canvas.fill(frame, fill.faded(view.appearance.isEnabled ? 1 : 0.5), radius: frame.height / 2)
    let inset = TouchMetrics.switchKnobInset
    let height = max(0, frame.height - 2 * inset)
    let width = view.palette.isNewDesign ? frame.width * TouchMetrics.newKnobShare : height
    let x = isOn ? frame.maxX - inset - width : frame.x + inset
    let knob = Rect(x: x, y: frame.y + inset, width: width, height: height)
    canvas.fill(knob, view.palette.color(thumbTint, or: .white), radius: height / 2)
  }
}

extension StepperAppearance: Look {
  func draw(_ view: DrawnView, on canvas: inout Canvas) {
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

extension MacSwitchAppearance: Look {
  func draw(_ view: DrawnView, on canvas: inout Canvas) {
    let frame = view.alignmentBounds.centered(min(38, view.bounds.width), min(22, view.bounds.height))
    let off = view.palette.isDark ? RGBColor(255, 255, 255, 0.2) : RGBColor(0, 0, 0, 0.12)
    canvas.fill(frame, isOn ? view.tint : off, radius: frame.height / 2)
    let side = max(0, frame.height - 2)
    let x = isOn ? frame.maxX - side - 1 : frame.x + 1
    canvas.ellipse(Rect(x: x, y: frame.y + 1, width: side, height: side), fill: .white)
  }
}

extension MacStepperAppearance: Look {
  func draw(_ view: DrawnView, on canvas: inout Canvas) {
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

extension ColorWellAppearance: Look {
  func draw(_ view: DrawnView, on canvas: inout Canvas) {
    let frame = view.alignmentBounds
    canvas.stroke(frame, Stroke(view.macLine), radius: 5, fill: view.macSurface)
    canvas.fill(frame.inset(4), view.color(color, or: "systemBlue"), radius: 3)
  }
}
