import IBModel

/// Conflicting constraints, with the numbers of the legend.
enum ConflictMarks: MarkStyle {
  static let color = RGBColor(214, 40, 40)
  static let wash = 0.65

  static func draw(_ mark: PictureMark, on canvas: inout MarkCanvas) {
    guard let rect = canvas.rectangle(of: mark) else {
      return ConstraintMarks.draw(mark, Stroke(color, width: 1.5), on: &canvas)
    }
    if mark.kind == .involved { return canvas.box(rect, Stroke(color.faded(0.5), width: 0.75)) }
    canvas.box(rect, Stroke(color, width: 1.25, dashes: [3, 2]))
    canvas.label(mark.text, number: mark.number, atCornerOf: rect, color)
  }
}
