import IBModel

/// A style of the marks of an overlay.
protocol MarkStyle: SendableMetatype {
  static var color: RGBColor { get }
  /// The opacity of the paper over the scene, from 0 to 1.
  static var wash: Double { get }
  static func draw(_ mark: PictureMark, on canvas: inout MarkCanvas)
}

extension PictureOverlay.Kind {
  var style: any MarkStyle.Type {
    switch self {
    case .constraints: ConstraintMarks.self
    case .conflicts: ConflictMarks.self
    case .ambiguity: AmbiguityMarks.self
    case .misplaced: MisplacedMarks.self
    case .templates: TemplateMarks.self
    case .findings: FindingMarks.self
    case .touchTargets: TouchTargetMarks.self
    }
  }
}

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
