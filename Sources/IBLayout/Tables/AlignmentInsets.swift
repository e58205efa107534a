import IBModel
import IBScene

extension ResolvedScene {
  /// What the frame of a view extends beyond its alignment rectangle, in points.
  package func alignmentInsets(of view: ViewIndex) -> Insets {
    // Measured on stored frames; the slider's are gone in Xcode 26.
    switch self[view].content {
    case .appKit: symbolInsets(of: view) ?? appKitMetrics(of: view)?.insets ?? Insets()
    case .image: symbolInsets(of: view) ?? Insets()
    case .control(.switchControl) where environment.follows(.switchEdges): Insets(right: 2)
    case .control(.slider) where environment.follows(.sliderEdges): Insets(left: 2, bottom: 1, right: 2)
    case .segmentedControl where environment.follows(.segmentedControlEdges): Insets(bottom: 1)
    default: Insets()
    }
  }
}
