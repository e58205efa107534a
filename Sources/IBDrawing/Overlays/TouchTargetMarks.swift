import IBModel

/// Views that react to touches; a view that is too small has its size beside it and the required size around it.
enum TouchTargetMarks: MarkStyle {
  static let color = RGBColor(214, 40, 40)
  static let wash = 0.4
  private static let large = RGBColor(23, 117, 240)

  static func draw(_ mark: PictureMark, on canvas: inout MarkCanvas) {
    guard let rect = canvas.rectangle(of: mark) else { return }
    if mark.kind == .involved { return canvas.box(rect, Stroke(color, width: 1, dashes: [3, 2])) }
    let isLarge = mark.kind == .touchTarget(isLargeEnough: true)
    canvas.box(rect, Stroke(isLarge ? large : color, width: 1.25))
    if !isLarge { canvas.label(mark.text, atCornerOf: rect, color) }
  }
}
