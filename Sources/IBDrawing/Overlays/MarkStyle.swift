/// How the marks of an overlay are drawn. `Overlays` has a file for each.
protocol MarkStyle: SendableMetatype {
  /// The color of its marks.
  static var color: PictureColor { get }
  /// How much of the scene disappears behind paper, from 0 to 1.
  static var wash: Double { get }
  /// Draws a mark.
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
