import IBLayout
import IBModel

extension MacFieldAppearance: Look {
  func draw(_ view: DrawnView, on canvas: inout Canvas) {
    guard case .field(let field)? = view.macSettings?.control, let mac = view.mac else { return }
    drawBorder(field, mac, view, on: &canvas)
    let color = isPlaceholder ? view.palette.role("placeholderText") : view.macTextColor
    var text = field.text
    if field.kind == .secure, !isPlaceholder, case .plain(let plain) = text {
      text = .plain(String(repeating: "•", count: plain.count))
    }
    var block = view.context.block(text, view.macFont, color)
    if case .plain = text { block.alignment = mac.alignment }
    block.lineBreak = mac.lineBreak
    block.lineLimit = field.wraps && field.kind == .text ? 0 : 1
    block.hugsFrame = field.border == .none
    let isField = field.border != .none
    block.anchor = isField || block.lineLimit == 1 ? .center : .top
    canvas.text(block, in: room(field, view))
  }

  private func room(_ field: FieldCell, _ view: DrawnView) -> Rect {
    var rect = view.bounds.inset(x: min(field.border == .none ? MacMetrics.textInset : 5, view.bounds.width / 4), y: 0)
    if field.kind == .search { (rect.x, rect.width) = (rect.x + 17, max(0, rect.width - 17)) }
    if field.kind == .comboBox { rect.width = max(0, rect.width - 18) }
    return rect
  }

  private func drawBorder(
    _ field: FieldCell, _ mac: AppKitAppearance, _ view: DrawnView, on canvas: inout Canvas
  ) {
    let frame = view.alignmentBounds
    let fill = view.color(mac.backgroundColor, or: "textBackground")
    let isRound = field.border == .bezel(isRound: true) || field.kind == .search
    if field.border == .none, field.kind == .text || field.kind == .secure {
      if field.drawsBackground { canvas.fill(view.bounds, fill) }
      return
    }
    let radius = isRound ? min(frame.height / 2, 6) : MacMetrics.fieldRadius
    canvas.stroke(frame, Stroke(view.macLine), radius: radius, fill: fill)
    switch field.kind {
    case .search:
      let glass = Rect(x: frame.x + 6, y: frame.midY - 6, width: 12, height: 12)
      SymbolShapes.draw("magnifyingglass", in: glass, view.palette.role("secondaryLabel"), on: &canvas)
    case .comboBox: drawArrow(view, in: frame, on: &canvas)
    case .text, .secure, .token: break
    }
  }

  private func drawArrow(_ view: DrawnView, in frame: Rect, on canvas: inout Canvas) {
    let side = max(0, min(16, frame.height - 4))
    let button = Rect(x: frame.maxX - side - 2, y: frame.midY - side / 2, width: side, height: side)
    canvas.fill(button, view.tint, radius: 4)
    SymbolShapes.draw("chevron.down", in: button.inset(side * 0.2), .white, on: &canvas)
  }
}

extension MacTextViewAppearance: Look {
  func draw(_ view: DrawnView, on canvas: inout Canvas) {
    if drawsBackground, view.appearance.background == nil {
      canvas.fill(view.bounds, view.palette.role("textBackground"))
    }
    var settings: FontSettings?
    if case .textView(let content) = view.view.content { settings = content.font }
    let color = view.color(text.color, or: "text")
    var block = view.context.block(text.text, view.context.font(settings, size: 12), color)
    block.lineLimit = 0
    block.anchor = .top
    block.lineBreak = .clip
    canvas.text(block, in: view.bounds.inset(x: 5, y: 0))
  }
}
