import IBModel

extension ContentMeasure {
  /// The height at which UIKit draws a control in any frame, in points; nil for views that fill their frame.
  ///
  /// Excludes activity indicators and page controls: they are in the middle of their frame, which often fills the
  /// screen.
  package func drawnHeight(of view: ResolvedView) -> Double? {
    switch view.content {
    case .segments: break
    case .fixed(let control) where control.keepsHeight: break
    default: return nil
    }
    return size(of: view, availableWidth: nil)?.height
  }
}
