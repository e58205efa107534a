import IBLayout
import IBModel

extension FieldAppearance: Look {
  func draw(_ view: DrawnView, on canvas: inout Canvas) {
    guard case .textField(let settings) = view.view.content else { return }
    drawBorder(settings.border, view, on: &canvas)
    let text =
      isSecure && !isPlaceholder ? String(repeating: "•", count: settings.text.count) : settings.text
    let color =
      isPlaceholder ? view.palette.role("placeholderText") : view.palette.color(self.color, or: view.textColor)
    var block = TextBlock(text, view.context.font(settings.font, size: 14), color)
    block.alignment = alignment
    let inset = settings.border == .none ? 0 : TouchMetrics.fieldInset
    canvas.text(block, in: view.bounds.inset(x: min(inset, view.bounds.width / 4), y: 0))
  }

  private func drawBorder(_ border: TextFieldSettings.Border, _ view: DrawnView, on canvas: inout Canvas) {
    let line = view.palette.isDark ? RGBColor.white : .black
    switch border {
    case .none: break
    case .line: canvas.stroke(view.bounds, Stroke(line))
    case .bezel: canvas.stroke(view.bounds, Stroke(view.palette.role("systemGray")))
    case .roundedRect where view.scene.environment.platform == .tvOS:
      canvas.fill(view.bounds, view.palette.role("systemFill"), radius: TouchMetrics.televisionRadius)
    case .roundedRect:
      canvas.stroke(
        view.bounds, Stroke(line.faded(0.24), width: 0.75), radius: TouchMetrics.fieldRadius,
        fill: view.appearance.background == nil ? view.palette.role("systemBackground") : nil)
    }
  }
}

extension TextViewAppearance: Look {
  func draw(_ view: DrawnView, on canvas: inout Canvas) {
    guard case .textView(let settings) = view.view.content else { return }
    var block = view.context.block(
      text, view.context.font(settings.font, size: 14), view.palette.color(color, or: view.textColor))
    if case .plain = text { block.alignment = alignment }
    block.lineLimit = 0
    block.lineBreak = .clip
    block.anchor = .top
    let inset = TouchMetrics.textViewInset
    canvas.text(block, in: view.bounds.inset(x: inset.x, y: inset.y))
  }
}

extension SearchBarAppearance: Look {
  func draw(_ view: DrawnView, on canvas: inout Canvas) {
    if !isMinimal, view.appearance.background == nil {
      let fill = view.palette.color(barTint, or: view.palette.role("systemGray5").faded(0.6))
      canvas.fill(view.bounds, fill)
    }
    let height = min(TouchMetrics.searchFieldHeight, view.bounds.height)
    let cancelWidth = showsCancel ? 64.0 : 0
    let top = scopes.isEmpty ? (view.bounds.height - height) / 2 : 8
    let field = Rect(x: 8, y: top, width: max(0, view.bounds.width - 16 - cancelWidth), height: height)
    canvas.fill(field, view.palette.role("tertiarySystemFill"), radius: TouchMetrics.searchFieldRadius)
    let gray = view.palette.role("secondaryLabel")
    let glass = Rect(x: field.x + 8, y: field.midY - 8, width: 16, height: 16)
    SymbolShapes.draw("magnifyingglass", in: glass, gray, on: &canvas)
    let text = text.isEmpty ? "Search" : text
    let color = isPlaceholder ? gray : view.textColor
    let room = Rect(x: field.x + 29, y: field.y, width: max(0, field.width - 36), height: height)
    canvas.text(TextBlock(text, view.context.font(nil, size: 17), color), in: room)
    if showsCancel {
      let cancel = Rect(x: field.maxX + 10, y: field.y, width: cancelWidth - 10, height: height)
      canvas.text(TextBlock("Cancel", view.context.font(nil, size: 17), view.tint), in: cancel)
    }
    guard !scopes.isEmpty else { return }
    let scopes = Rect(x: 8, y: field.maxY + 8, width: view.bounds.width - 16, height: 32)
    SegmentRow.draw(self.scopes.map { .title($0) }, selected: [0], in: scopes, view, on: &canvas)
  }
}
