import IBModel

/// A style of the marks of an overlay. `Overlays` has a file for each.
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
