import IBModel
import IBScene
import IBXML

/// What the frame of a view extends beyond its alignment rectangle, in points.
enum AlignmentInsets {
  static func of(_ node: Int, in tree: ViewTree, _ surroundings: Surroundings) -> EdgeInsets {
    guard surroundings.platform != .macOS else {
      return tree.symbolInsets(of: node, surroundings) ?? tree.appKitControl(node, surroundings)?.insets ?? EdgeInsets()
    }
    // Measured on stored frames; the slider's are gone in Xcode 26.
    switch tree.nodes[node].kind {
    case .imageView: return tree.symbolInsets(of: node, surroundings) ?? EdgeInsets()
    case .toggle: return EdgeInsets(right: 2)
    case .slider: return surroundings.toolsVersion >= 24100 ? EdgeInsets() : EdgeInsets(left: 2, bottom: 1, right: 2)
    case .segmentedControl: return EdgeInsets(bottom: 1)
    default: return EdgeInsets()
    }
  }
}
