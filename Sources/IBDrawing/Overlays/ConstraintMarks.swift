import IBModel

/// Constraints as lines between their items, with their numbers: dashed if they are not required.
enum ConstraintMarks: MarkStyle {
  static let color = RGBColor(23, 117, 240)
  static let wash = 0.55

  static func draw(_ mark: PictureMark, on canvas: inout MarkCanvas) {
    if let rect = canvas.rectangle(of: mark) {
      return canvas.box(rect, Stroke(color.faded(0.6), width: 0.75))
    }
    let isRequired = mark.kind == .constraint(isRequired: true)
    draw(mark, Stroke(color, width: 1.25, dashes: isRequired ? [] : [4, 3]), on: &canvas)
  }

  static func draw(_ mark: PictureMark, _ stroke: Stroke, on canvas: inout MarkCanvas) {
    switch mark.shape {
    case .distance(let start, let end):
      canvas.distance(canvas.moved(start), canvas.moved(end), stroke, text: mark.text, number: mark.number)
    case .line(let start, let end):
      let (start, end) = (canvas.moved(start), canvas.moved(end))
      var dashed = stroke
      dashed.dashes = [7, 3]
      canvas.line([start, end], dashed)
      let middle = Point((start.x + end.x) / 2, (start.y + end.y) / 2)
      if !mark.text.isEmpty || mark.number != nil {
        canvas.pill(mark.text, number: mark.number, at: middle, stroke.color)
      }
    case .point(let point):
      canvas.pill(mark.text, number: mark.number, at: canvas.moved(point), stroke.color)
    case .object, .rectangle: break
    }
  }
}
