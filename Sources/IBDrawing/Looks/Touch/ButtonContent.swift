import IBLayout
import IBModel

/// The title and the image of a button, beside or above each other.
struct ButtonContent {
  var title: TextBlock
  var subtitle = TextBlock(runs: [])
  var image: ImageReference?
  var insets = Insets()
  var titleInsets = Insets()
  var imageInsets = Insets()
  var alignment = ButtonAppearance.Alignment.center
  var spacing = 0.0
  var placement = ButtonConfiguration.ImagePlacement.leading

  func draw(_ view: DrawnView, imageTint: RGBColor, on canvas: inout Canvas) {
    (canvas.isReflected ? reflected : self).drawParts(view, imageTint, on: &canvas)
  }

  /// Adapts to a canvas that is reflected later: left stays left.
  private var reflected: ButtonContent {
    var copy = self
    switch alignment {
    case .left: copy.alignment = .right
    case .right: copy.alignment = .left
    case .center, .fill, .leading, .trailing: break
    }
    switch placement {
    case .left: copy.placement = .right
    case .right: copy.placement = .left
    case .leading, .trailing, .top, .bottom, .all: break
    }
    return copy
  }

  private func drawParts(_ view: DrawnView, _ imageTint: RGBColor, on canvas: inout Canvas) {
    let room = view.bounds.inset(insets)
    let imageSize = imageSize(in: room)
    let isStacked = placement == .top || placement == .bottom
    let roomForText = isStacked ? room.width : max(0, room.width - imageSize.width - (image == nil ? 0 : spacing))
    let textWidth = min(max(title.naturalWidth, subtitle.naturalWidth), roomForText)
    if isStacked {
      drawStacked(imageSize, room, view, imageTint, on: &canvas)
      return
    }
    let total = imageSize.width + textWidth + (image == nil || textWidth == 0 ? 0 : spacing)
    let start = start(of: total, in: room)
    let imageIsFirst = placement != .trailing && placement != .right
    let imageX = imageIsFirst ? start : start + total - imageSize.width
    let textX = imageIsFirst ? start + total - textWidth : start
    if let image {
      let frame = Rect(
        x: imageX, y: room.midY - imageSize.height / 2, width: imageSize.width, height: imageSize.height)
      ImageDrawing(view, tint: imageTint).draw(image, in: frame.moved(by: imageInsets), on: &canvas)
    }
    // Estimated widths are not exact: a title may be a little wider than what is left for it.
    let frame = Rect(x: textX, y: room.y, width: max(0, textWidth), height: room.height).moved(by: titleInsets)
    drawText(in: frame, on: &canvas)
  }

  private func drawText(in frame: Rect, on canvas: inout Canvas) {
    var title = title
    title.alignment = alignment == .left || alignment == .leading ? .natural : .center
    title.hugsFrame = true
    guard !subtitle.isEmpty else {
      canvas.text(title, in: frame)
      return
    }
    var subtitle = subtitle
    subtitle.alignment = title.alignment
    let heights = [title, subtitle].map { $0.runs.map(\.font.lineHeight).max() ?? 0 }
    let top = frame.midY - (heights[0] + heights[1]) / 2
    canvas.text(title, in: Rect(x: frame.x, y: top, width: frame.width, height: heights[0]))
    canvas.text(subtitle, in: Rect(x: frame.x, y: top + heights[0], width: frame.width, height: heights[1]))
  }

  private func drawStacked(
    _ imageSize: Size, _ room: Rect, _ view: DrawnView, _ tint: RGBColor, on canvas: inout Canvas
  ) {
    let textHeight = title.isEmpty ? 0 : title.runs.map(\.font.lineHeight).max() ?? 0
    let total = imageSize.height + spacing + textHeight
    let top = room.midY - total / 2
    let imageY = placement == .top ? top : top + textHeight + spacing
    let textY = placement == .top ? top + imageSize.height + spacing : top
    if let image {
      let frame = Rect(
        x: room.midX - imageSize.width / 2, y: imageY, width: imageSize.width, height: imageSize.height)
      ImageDrawing(view, tint: tint).draw(image, in: frame, on: &canvas)
    }
    var title = title
    title.alignment = .center
    canvas.text(title, in: Rect(x: room.x, y: textY, width: room.width, height: textHeight))
  }

  private func imageSize(in room: Rect) -> Size {
    guard let image else { return Size(width: 0, height: 0) }
    var size = image.size ?? Size(width: 22, height: 22)
    if case .symbol(let symbol) = image.kind {
      let side = (symbol.pointSize ?? title.runs.first?.font.size ?? 17) * 1.2
      size = Size(width: side, height: side)
    }
    let scale = min(1, room.width / max(size.width, 1), room.height / max(size.height, 1))
    return Size(width: size.width * max(scale, 0), height: size.height * max(scale, 0))
  }

  private func start(of extent: Double, in room: Rect) -> Double {
    switch alignment {
    case .left, .leading: room.x
    case .right, .trailing: room.maxX - extent
    case .center, .fill: room.midX - extent / 2
    }
  }
}

extension Rect {
  /// Moves the rectangle as insets move centered content.
  fileprivate func moved(by insets: Insets) -> Rect {
    moved((insets.left - insets.right) / 2, (insets.top - insets.bottom) / 2)
  }
}
