import IBModel
import IBScene

extension ResolvedScene {
  /// What the frame of a view extends beyond its alignment rectangle, in points.
  package func alignmentInsets(of view: ViewIndex) -> EdgeInsets {
    // Measured on stored frames; the slider's are gone in Xcode 26.
    switch self[view].content {
    case .appKit: symbolInsets(of: view) ?? appKitMetrics(of: view)?.insets ?? EdgeInsets()
    case .image: symbolInsets(of: view) ?? EdgeInsets()
    case .control(.switchControl) where environment.follows(.switchEdges): EdgeInsets(right: 2)
    case .control(.slider) where environment.follows(.sliderEdges): EdgeInsets(left: 2, bottom: 1, right: 2)
    case .segmentedControl where environment.follows(.segmentedControlEdges): EdgeInsets(bottom: 1)
    default: EdgeInsets()
    }
  }
}
