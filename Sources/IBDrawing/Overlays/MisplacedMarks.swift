import IBModel

/// Misplaced views: the stored frame is solid, the required one dashed.
enum MisplacedMarks: MarkStyle {
  static let color = RGBColor(240, 140, 0)
  static let wash = 0.4

  static func draw(_ mark: PictureMark, on canvas: inout MarkCanvas) {
    guard let rect = canvas.rectangle(of: mark) else { return }
    let dashes: [Double] = mark.kind == .requiredFrame ? [3, 2] : []
    canvas.box(rect, Stroke(color, width: 1.5, dashes: dashes))
    if !mark.text.isEmpty { canvas.label(mark.text, atCornerOf: rect, color) }
  }
}
