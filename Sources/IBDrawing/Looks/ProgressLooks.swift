import IBLayout
import IBModel

extension ProgressAppearance: Look {
  func draw(_ view: DrawnView, on canvas: inout Canvas) {
    let radius = view.bounds.height / 2
    canvas.fill(view.bounds, view.color(trackTint, or: "systemFill"), radius: radius)
    var filled = view.bounds
    filled.width *= fraction
    canvas.fill(filled, view.palette.color(progressTint, or: view.tint), radius: radius)
  }
}

extension ActivityAppearance: Look {
  func draw(_ view: DrawnView, on canvas: inout Canvas) {
    let usual = isWhite ? RGBColor.white : view.palette.role("systemGray")
    Spokes.draw(in: view.bounds, view.palette.color(color, or: usual), on: &canvas)
  }
}

/// Eight strokes around a middle, each stronger than the one before.
private enum Spokes {
  static func draw(in bounds: Rect, _ color: RGBColor, on canvas: inout Canvas) {
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

extension MacProgressAppearance: Look {
  func draw(_ view: DrawnView, on canvas: inout Canvas) {
    if isCircular {
      Spokes.draw(in: view.bounds, view.palette.role("systemGray"), on: &canvas)
      return
    }
    let frame = view.alignmentBounds.centered(view.alignmentBounds.width, min(6, view.bounds.height))
    canvas.fill(frame, view.palette.isDark ? RGBColor(255, 255, 255, 0.15) : RGBColor(0, 0, 0, 0.1), radius: 3)
    var filled = frame
    filled.width *= isIndeterminate ? 0.4 : fraction
    canvas.fill(filled, view.tint, radius: 3)
  }
}

extension LevelAppearance: Look {
  func draw(_ view: DrawnView, on canvas: inout Canvas) {
    let frame = view.alignmentBounds
    canvas.stroke(frame, Stroke(view.macLine), radius: 3, fill: view.palette.role("controlBackground"))
    var filled = frame.inset(1)
    filled.width *= fraction
    canvas.fill(filled, view.palette.role("systemGreen"), radius: 2)
  }
}
