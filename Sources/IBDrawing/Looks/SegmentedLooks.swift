import IBLayout
import IBModel

extension SegmentsAppearance: Look {
  func draw(_ view: DrawnView, on canvas: inout Canvas) {
    guard case .segments(let settings) = view.view.content else { return }
    let contents = settings.segments.map { segment -> SegmentRow.Content in
      segment.image.map { .image($0) } ?? .title(segment.title ?? "")
    }
    SegmentRow.draw(contents, selected: selected, tint: tint, in: view.alignmentBounds, view, on: &canvas)
  }
}

/// Draws segments of UIKit for segmented controls and search bars.
enum SegmentRow {
  private static let radius = 8.0

  enum Content {
    case title(String)
    case image(ImageReference)
  }

  static func draw(
    _ contents: [Content], selected: Set<Int>, tint: ColorSettings? = nil, in frame: Rect, _ view: DrawnView,
    on canvas: inout Canvas
  ) {
    guard !contents.isEmpty else { return }
    let isOld = view.scene.environment.xcodeVersion < .v11
    if isOld {
      canvas.stroke(frame, Stroke(view.tint), radius: 4)
    } else {
      canvas.fill(frame, view.palette.role("tertiarySystemFill"), radius: radius)
    }
    let width = frame.width / Double(contents.count)
    for (position, content) in contents.enumerated() {
      let place = Rect(x: frame.x + Double(position) * width, y: frame.y, width: width, height: frame.height)
      let isSelected = selected.contains(position)
      if isSelected {
        let fill =
          isOld ? view.tint : view.palette.color(tint, or: view.palette.isDark ? RGBColor(99, 99, 102) : .white)
        canvas.fill(place.inset(isOld ? 0 : 2), fill, radius: isOld ? 4 : radius - 1)
      } else if position > 0, !selected.contains(position - 1) {
        let inset = isOld ? 0 : frame.height * 0.25
        let line = [Point(place.x, place.y + inset), Point(place.x, place.maxY - inset)]
        canvas.line(line, Stroke(isOld ? view.tint : view.palette.role("separator")))
      }
      let color = isOld ? (isSelected ? .white : view.tint) : view.palette.role("label")
      draw(content, isSelected: isSelected && !isOld, color, in: place, view, on: &canvas)
    }
  }

  private static func draw(
    _ content: Content, isSelected: Bool, _ color: RGBColor, in place: Rect, _ view: DrawnView,
    on canvas: inout Canvas
  ) {
    switch content {
    case .title(let title):
      let font = view.context.font(nil, size: 13, weight: isSelected ? .semibold : .regular)
      canvas.text(TextBlock(title, font, color, .center), in: place.inset(x: 4, y: 0))
    case .image(let image):
      let side = min(18, place.width, place.height)
      ImageDrawing(view, tint: color).draw(image, in: place.centered(side, side), on: &canvas)
    }
  }
}

extension MacSegmentsAppearance: Look {
  func draw(_ view: DrawnView, on canvas: inout Canvas) {
    guard case .segments(_, let segments)? = view.macSettings?.control, !segments.isEmpty else { return }
    let frame = view.alignmentBounds
    canvas.stroke(frame, Stroke(view.macLine), radius: MacMetrics.buttonRadius, fill: view.macSurface)
    let written = segments.map { $0.width ?? 0 }.reduce(0, +)
    let open = segments.count { ($0.width ?? 0) == 0 }
    let share = open > 0 ? max(0, frame.width - written) / Double(open) : 0
    let scale = open == 0 && written > 0 ? frame.width / written : 1
    var x = frame.x
    for (position, segment) in segments.enumerated() {
      let width = (segment.width ?? 0) > 0 ? (segment.width ?? 0) * scale : share
      let place = Rect(x: x, y: frame.y, width: width, height: frame.height)
      if selected.contains(position) {
        var corners: RoundedCorners = position == 0 ? .left : []
        if position == segments.count - 1 { corners.formUnion(.right) }
        canvas.fill(place, corners, view.tint, radius: MacMetrics.buttonRadius)
      }
      if position > 0, selected.isDisjoint(with: [position - 1, position]) {
        canvas.line([Point(x, frame.y + 4), Point(x, frame.maxY - 4)], Stroke(view.macLine))
      }
      let color = selected.contains(position) ? RGBColor.white : view.macTextColor
      if let image = segment.image {
        let side = min(16, place.width, place.height)
        ImageDrawing(view, tint: color).draw(image, in: place.centered(side, side), on: &canvas)
      }
      if let title = segment.title, !title.isEmpty, segment.image == nil {
        canvas.text(TextBlock(title, view.macFont, color, .center), in: place.inset(x: 2, y: 0))
      }
      x += width
    }
  }
}
