import IBModel
import IBScene

/// Sizes of UIKit's controls that do not come from text, in points, by the release of Xcode that stored the frame.
///
/// Sizes and versions are the most frequent ones in the frames of public documents.
enum TouchControls {
  /// A size from some release on.
  private typealias Era = (from: XcodeVersion, size: ContentSize)

  static func size(of control: ControlKind, in environment: SceneEnvironment) -> ContentSize? {
    guard let eras = sizes[control] else { return nil }
    return eras.last {
      $0.from <= environment.xcodeVersion && environment.follows(.touchControl, name(of: control, from: $0.from))
    }?.size
  }

  /// The rules the table consists of, besides those of `TouchControlRow`.
  static var rules: [MeasuredRule] {
    let names = sizes.flatMap { control, eras in eras.map { name(of: control, from: $0.from) } }
    return Set(names).subtracting([TouchControlRow.bars.rawValue]).map { .row(.touchControl, $0) }
  }

  private static func name(of control: ControlKind, from version: XcodeVersion) -> String {
    switch control {
    // Bars are as wide as what they are in: their heights are rarely what decides.
    case .navigationBar, .toolbar, .tabBar, .searchBar: TouchControlRow.bars.rawValue
    case .pageControl, .stepper: "\(control)"
    default: version == .v4 ? "\(control)" : "\(control) from \(version.title)"
    }
  }

  private static let sizes: [ControlKind: [Era]] = [
    .switchControl: [(.v4, ContentSize(width: 51, height: 31)), (.v26, ContentSize(width: 63, height: 28))],
    .slider: [(.v4, ContentSize(height: 31)), (.v26, ContentSize(height: 34))],
    .stepper: [(.v4, ContentSize(width: 94, height: 29)), (.v12, ContentSize(width: 94, height: 32))],
    .progress: [(.v4, ContentSize(height: 2)), (.v12, ContentSize(height: 4))],
    .searchBar: [(.v4, ContentSize(height: 44)), (.v9_2, ContentSize(height: 56))],
    .picker: [(.v4, ContentSize(width: 320, height: 216))],
    .navigationBar: [(.v4, ContentSize(height: 44)), (.v26, ContentSize(height: 54))],
    .toolbar: [(.v4, ContentSize(height: 44))],
    .tabBar: [(.v4, ContentSize(height: 49))],
    .segmentedControl: [(.v4, ContentSize(height: 29)), (.v11_2, ContentSize(height: 32))],
    .textField: [(.v4, ContentSize(height: 30)), (.v11_2, ContentSize(height: 34))],
    .pageControl: [(.v4, ContentSize(height: 37)), (.v12, ContentSize(height: 26))],
  ]

  /// Activity indicators by style.
  static func activityIndicator(_ style: ActivityIndicatorStyle) -> ContentSize {
    style.isLarge ? ContentSize(width: 37, height: 37) : ContentSize(width: 20, height: 20)
  }
}
