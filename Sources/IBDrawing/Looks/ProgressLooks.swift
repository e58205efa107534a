import IBModel
import IBScene

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

/// Activity indicators: eight strokes that fade.
enum ActivityLook: Look {
  static func draw(_ view: DrawnView, on canvas: inout Canvas) {
    var color = view.palette.role("systemGray")
    if case .activity(let chosen, let isWhite) = view.control {
      color = view.palette.color(chosen, or: isWhite ? .white : color)
    }
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

/// Progress bars and spinners of AppKit.
enum MacProgressLook: Look {
  static func draw(_ view: DrawnView, on canvas: inout Canvas) {
    if view.macRange?.isCircular == true {
      ActivityLook.drawSpokes(in: view.bounds, view.palette.role("systemGray"), on: &canvas)
      return
    }
    let frame = view.alignmentBounds.centered(view.alignmentBounds.width, min(6, view.bounds.height))
    canvas.fill(frame, view.palette.isDark ? PictureColor(255, 255, 255, 0.15) : PictureColor(0, 0, 0, 0.1), radius: 3)
    var filled = frame
    let value = view.macRange
    filled.width *= value?.isIndeterminate == true ? 0.4 : value?.fraction ?? 0
    canvas.fill(filled, view.tint, radius: 3)
  }
}

/// Level indicators.
enum MacLevelLook: Look {
  static func draw(_ view: DrawnView, on canvas: inout Canvas) {
    let frame = view.alignmentBounds
    canvas.stroke(frame, Stroke(view.macLine), radius: 3, fill: view.palette.role("controlBackground"))
    var filled = frame.inset(1)
    filled.width *= view.macRange?.fraction ?? 0
    canvas.fill(filled, view.palette.role("systemGreen"), radius: 2)
  }
}
