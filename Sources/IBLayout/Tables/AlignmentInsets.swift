import IBModel
import IBScene

/// What the frame of a view extends beyond its alignment rectangle, in points.
enum AlignmentInsets {
  static func of(_ view: ViewIndex, in scene: ResolvedScene) -> EdgeInsets {
    let environment = scene.environment
    guard environment.platform != .macOS else {
      return scene.symbolInsets(of: view) ?? scene.appKitControl(view)?.insets ?? EdgeInsets()
    }
    // Measured on stored frames; the slider's are gone in Xcode 26.
    switch scene[view].kind {
    case .imageView: return scene.symbolInsets(of: view) ?? EdgeInsets()
    case .switchControl: return EdgeInsets(right: 2)
    case .slider: return environment.toolsVersion >= 24100 ? EdgeInsets() : EdgeInsets(left: 2, bottom: 1, right: 2)
    case .segmentedControl: return EdgeInsets(bottom: 1)
    default: return EdgeInsets()
    }
  }
}
