import IBLayout
import IBModel

extension ImageAppearance: Look {
  func draw(_ view: DrawnView, on canvas: inout Canvas) {
    guard let image = image(of: view) else {
      if view.appearance.background == nil, view.appearance.border.width == 0 {
        ImageDrawing(view).drawBox(named: nil, in: view.bounds, on: &canvas)
      }
      return
    }
    ImageDrawing(view).draw(image, in: rect(for: image, in: view), on: &canvas)
  }

  private func image(of view: DrawnView) -> ImageReference? {
    switch view.view.content {
    case .image(let image): return image
    case .appKit(let settings):
      if case .image(let image, _) = settings.control { return image }
      return nil
    default: return nil
    }
  }

  private func rect(for image: ImageReference, in view: DrawnView) -> Rect {
    let bounds = view.bounds
    guard let size = image.size, size.width > 0, size.height > 0 else { return bounds }
    let isMac = view.scene.environment.platform == .macOS
    let mode: ContentMode = isMac || image.isSymbol ? .scaleAspectFit : view.appearance.contentMode
    let (widthRatio, heightRatio) = (bounds.width / size.width, bounds.height / size.height)
    switch mode {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit:
      let scale = isMac ? min(widthRatio, heightRatio, 1) : min(widthRatio, heightRatio)
      return bounds.centered(size.width * scale, size.height * scale)
    case .scaleAspectFill:
      let scale = max(widthRatio, heightRatio)
      return bounds.centered(size.width * scale, size.height * scale)
    default: return placed(size, mode, in: bounds, isReflected: view.isReflected)
    }
  }

  private func placed(_ size: Size, _ mode: ContentMode, in bounds: Rect, isReflected: Bool) -> Rect {
    var rect = bounds.centered(size.width, size.height)
    switch mode {
    case .left, .topLeft, .bottomLeft: rect.x = 0
    case .right, .topRight, .bottomRight: rect.x = bounds.width - size.width
    default: break
    }
    if isReflected { rect = rect.reflected(in: bounds.width) }
    switch mode {
    case .top, .topLeft, .topRight: rect.y = 0
    case .bottom, .bottomLeft, .bottomRight: rect.y = bounds.height - size.height
    default: break
    }
    return rect
  }
}

/// Draws images and symbols, or placeholders for them.
struct ImageDrawing {
  private let view: DrawnView
  private let tint: RGBColor

  init(_ view: DrawnView, tint: RGBColor? = nil) {
    self.view = view
    self.tint = tint ?? view.tint
  }

  func draw(_ image: ImageReference, in rect: Rect, on canvas: inout Canvas) {
    if image.isSymbol || view.scene.environment.platform == .macOS && image.isTemplate {
      SymbolShapes.draw(image.name, in: rect, tint, on: &canvas)
    } else if let file = view.context.options.resources.image(image.name, view.palette.scheme) {
      canvas.image(file, in: rect, tint: tint)
    } else {
      drawBox(named: image.name, in: rect, on: &canvas)
      canvas.note(.missingImage(image.name))
    }
  }

  func drawBox(named name: String?, in rect: Rect, on canvas: inout Canvas) {
    let fill = view.palette.isDark ? RGBColor(58, 62, 70) : RGBColor(214, 222, 232)
    let ink = view.palette.isDark ? RGBColor(120, 128, 140) : RGBColor(150, 164, 182)
    canvas.fill(rect, fill, radius: view.appearance.border.cornerRadius)
    let side = min(rect.width, rect.height, 40) * 0.6
    guard side >= 5 else { return }
    let showsName = name != nil && rect.width >= 50 && rect.height >= 46
    let glyph = Rect(
      x: rect.midX - side / 2, y: rect.midY - side / 2 - (showsName ? 7 : 0), width: side, height: side)
    canvas.ellipse(
      Rect(x: glyph.x + side * 0.62, y: glyph.y + side * 0.1, width: side * 0.24, height: side * 0.24), fill: ink)
    let at = { (x: Double, y: Double) in Point(glyph.x + side * x, glyph.y + side * y) }
    canvas.path(
      [
        .move(at(0, 0.9)), .line(at(0.34, 0.35)), .line(at(0.56, 0.68)), .line(at(0.7, 0.52)), .line(at(1, 0.9)),
        .close,
      ],
      fill: ink)
    guard showsName, let name else { return }
    var block = TextBlock(name, view.context.font(nil, size: 9), ink, .center)
    block.lineBreak = .truncateMiddle
    canvas.text(block, in: Rect(x: rect.x + 3, y: glyph.maxY + 2, width: rect.width - 6, height: 12))
  }
}
