import IBLayout
import IBModel

extension SliderAppearance: Look {
  /// The knob, and the knob of iOS 26, in points.
  private static let (oldKnob, newKnob) = (27.0, Size(width: 38, height: 24))
  private static let thickness = 4.0

  func draw(_ view: DrawnView, on canvas: inout Canvas) {
    let isNew = view.palette.isNewDesign
    let height = isNew ? Self.newKnob.height : Self.oldKnob
    let width = min(isNew ? Self.newKnob.width : height, view.bounds.width)
    let knobX = (view.bounds.width - width) * fraction
    let room = view.alignmentBounds
    let track = Rect(x: room.x, y: view.bounds.midY - Self.thickness / 2, width: room.width, height: Self.thickness)
    canvas.fill(track, view.color(maximumTint, or: "systemFill"), radius: 2)
    let filled = Rect(x: track.x, y: track.y, width: max(0, knobX + width / 2 - track.x), height: track.height)
    canvas.fill(filled, view.palette.color(minimumTint, or: view.tint), radius: 2)
    let knob = Rect(x: knobX, y: view.bounds.midY - height / 2, width: width, height: height)
    canvas.stroke(
      knob, Stroke(RGBColor(0, 0, 0, 0.18)), radius: height / 2,
      fill: view.palette.color(thumbTint, or: .white))
  }
}

extension MacSliderAppearance: Look {
  func draw(_ view: DrawnView, on canvas: inout Canvas) {
    let frame = view.alignmentBounds
    if isCircular {
      let side = min(frame.width, frame.height)
      let dial = frame.centered(side, side)
      canvas.ellipse(dial, fill: view.macSurface, stroke: Stroke(view.macLine))
      canvas.ellipse(Rect(x: dial.midX - 2, y: dial.y + 3, width: 4, height: 4), fill: view.palette.role("controlText"))
      return
    }
    let isVertical = frame.height > frame.width
    let (length, breadth) = isVertical ? (frame.height, frame.width) : (frame.width, frame.height)
    let knob = min(20, breadth)
    let start = (length - knob) * fraction
    let rect = { (along: Double, extent: Double, thickness: Double) in
      isVertical
        ? Rect(x: frame.midX - thickness / 2, y: frame.maxY - along - extent, width: thickness, height: extent)
        : Rect(x: frame.x + along, y: frame.midY - thickness / 2, width: extent, height: thickness)
    }
    let track = 4.0
    canvas.fill(
      rect(0, length, track), view.palette.isDark ? RGBColor(255, 255, 255, 0.15) : RGBColor(0, 0, 0, 0.1),
      radius: 2)
    canvas.fill(rect(0, start + knob / 2, track), view.tint, radius: 2)
    drawTicks(marks, along: length, knob, rect, view, on: &canvas)
    canvas.stroke(rect(start, knob, knob), Stroke(view.macLine), radius: knob / 2, fill: .white)
  }

  private func drawTicks(
    _ marks: Int?, along length: Double, _ knob: Double, _ rect: (Double, Double, Double) -> Rect,
    _ view: DrawnView, on canvas: inout Canvas
  ) {
    guard let count = marks, (2...200).contains(count) else { return }
    for tick in 0..<count {
      let at = knob / 2 + (length - knob) * Double(tick) / Double(count - 1)
      canvas.fill(rect(at - 0.5, 1, 8), view.palette.role("tertiaryLabel"))
    }
  }
}
