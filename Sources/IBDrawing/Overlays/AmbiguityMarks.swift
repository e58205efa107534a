import IBModel

/// Ambiguous views, with the axes on which they are.
enum AmbiguityMarks: MarkStyle {
  static let color = RGBColor(240, 140, 0)
  static let wash = 0.3

  static func draw(_ mark: PictureMark, on canvas: inout MarkCanvas) {
    guard let rect = canvas.rectangle(of: mark) else { return }
    canvas.box(rect, Stroke(color, width: 1.5, dashes: [3, 2]), fill: color.faded(0.08))
    canvas.label("? \(mark.text)", atCornerOf: rect, color)
  }
}
