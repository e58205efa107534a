import IBModel

/// Findings at their objects, with the numbers of the legend: errors are solid, warnings dashed, information is dotted.
enum FindingMarks: MarkStyle {
  static let color = RGBColor(70, 74, 84)
  static let wash = 0.3

  static func draw(_ mark: PictureMark, on canvas: inout MarkCanvas) {
    guard let rect = canvas.rectangle(of: mark), case .finding(let weight) = mark.kind else { return }
    let (color, dashes) = line(of: weight)
    canvas.box(rect, Stroke(color, width: 1.5, dashes: dashes))
    canvas.label(mark.text, number: mark.number, atCornerOf: rect, color)
  }

  private static func line(of weight: PictureMark.Weight) -> (RGBColor, dashes: [Double]) {
    switch weight {
    case .error: (RGBColor(214, 40, 40), [])
    case .warning: (RGBColor(200, 110, 0), [5, 3])
    case .information: (RGBColor(23, 117, 240), [1.5, 2])
    }
  }
}
