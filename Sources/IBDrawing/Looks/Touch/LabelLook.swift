import IBLayout
import IBModel

extension LabelAppearance: Look {
  func draw(_ view: DrawnView, on canvas: inout Canvas) {
    guard case .label(let settings) = view.view.content else { return }
    let color = view.palette.color(color, or: view.textColor)
    var block = view.context.block(settings.text, view.context.font(settings.font, size: 17), color)
    if case .plain = settings.text { block.alignment = alignment }
    block.lineBreak = lineBreak
    block.lineLimit = max(0, settings.lineLimit)
    block.leastScale = leastScale
    block.hugsFrame = true
    if let shadow, let ink = view.palette.color(shadow.color) {
      var second = block
      for index in second.runs.indices { second.runs[index].color = ink }
      var bounds = view.bounds
      (bounds.x, bounds.y) = (shadow.x, shadow.y)
      canvas.text(second, in: bounds)
    }
    canvas.text(block, in: room(for: block, in: view))
  }

  /// A cell in a built-in style gives a label the width of its text; the document has its width in another language.
  private func room(for block: TextBlock, in view: DrawnView) -> Rect {
    var room = view.bounds
    guard block.lineLimit == 1, view.scene.environment.contentSource == .measured,
      let content = view.view.parent, view.scene.cellPlaces(contentsOf: content)
    else { return room }
    room.width = max(room.width, block.naturalWidth)
    if block.alignment == .right { room.x -= room.width - view.bounds.width }
    return room
  }
}
