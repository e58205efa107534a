import IBModel

extension ResolvedScene {
  /// The distances from the alignment rectangle to the frame of a view, in points.
  package func alignmentInsets(of view: ViewIndex) -> Insets {
    switch self[view].content {
    case .appKit: symbolInsets(of: view) ?? appKitMetrics(of: view)?.insets ?? Insets()
    case .image: symbolInsets(of: view) ?? Insets()
    case .fixed(let control): environment.number(.insets, of: control.name)?.insets ?? Insets()
    case .segments: environment.number(.insets, of: "segmented control")?.insets ?? Insets()
    default: Insets()
    }
  }
}
