import IBModel

/// Views that a template lays out, with the same number before and after; invisible ones are gray and dashed.
enum TemplateMarks: MarkStyle {
  static let color = RGBColor(150, 70, 210)
  static let wash = 0.3
  private static let hidden = RGBColor(120, 120, 128)

  static func draw(_ mark: PictureMark, on canvas: inout MarkCanvas) {
    guard let rect = canvas.rectangle(of: mark) else { return }
    let isVisible = mark.kind == .participant(isVisible: true)
    let color = isVisible ? color : hidden
    canvas.box(rect, Stroke(color, width: 1.25, dashes: isVisible ? [] : [3, 3]))
    canvas.label(mark.text, number: mark.number, atCornerOf: rect, color)
  }
}
