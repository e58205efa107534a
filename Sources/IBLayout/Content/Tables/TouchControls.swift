import IBModel
import IBScene

/// Sizes of UIKit's controls that do not come from text, in points, by the version of Xcode that stored the frame.
///
/// Sizes and versions are the most frequent ones in the frames of public documents.
enum TouchControls {
  /// A size from some version of Xcode on.
  private typealias Era = (from: Int, size: ContentSize)

  static func size(of control: ControlKind, version: Int) -> ContentSize? {
    guard let eras = sizes[control] else { return nil }
    return eras.last { $0.from <= version }?.size
  }

  private static let sizes: [ControlKind: [Era]] = [
    .switchControl: [(0, ContentSize(width: 51, height: 31)), (24100, ContentSize(width: 63, height: 28))],
    .slider: [(0, ContentSize(height: 31)), (24100, ContentSize(height: 34))],
    .stepper: [(0, ContentSize(width: 94, height: 29)), (17000, ContentSize(width: 94, height: 32))],
    .progress: [(0, ContentSize(height: 2)), (16900, ContentSize(height: 4))],
    .searchBar: [(0, ContentSize(height: 44)), (13771, ContentSize(height: 56))],
    .picker: [(0, ContentSize(width: 320, height: 216))],
    .navigationBar: [(0, ContentSize(height: 44)), (24100, ContentSize(height: 54))],
    .toolbar: [(0, ContentSize(height: 44))],
    .tabBar: [(0, ContentSize(height: 49))],
    .segmentedControl: [(0, ContentSize(height: 29)), (15400, ContentSize(height: 32))],
    .textField: [(0, ContentSize(height: 30)), (15000, ContentSize(height: 34))],
    .pageControl: [(0, ContentSize(height: 37)), (17000, ContentSize(height: 26))],
  ]

  /// Activity indicators by style.
  static func activityIndicator(_ style: ActivityIndicatorStyle) -> ContentSize {
    style.isLarge ? ContentSize(width: 37, height: 37) : ContentSize(width: 20, height: 20)
  }
}
