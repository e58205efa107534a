/// Measures of UIKit's controls, in points.
///
/// Sources: stored frames of public documents for measures of frames; public pictures of the controls for others. Weak:
/// the latter are exact to about a point.
enum TouchMetrics {
  static let fieldInset = 7.0
  static let fieldRadius = 5.0
  static let textViewInset = (x: 5.0, y: 8.0)
  static let searchFieldHeight = 36.0
  static let searchFieldRadius = 10.0

  static let switchKnobInset = 2.0
  /// Inside the alignment rectangle, before iOS 26 and since.
  static let switchSize = (old: (width: 49.0, height: 31.0), new: (width: 63.0, height: 28.0))
  /// The part of its width that the knob of a switch takes in iOS 26.
  static let newKnobShare = 0.6
  static let stepperRadius = 8.0

  static let statusBarFontSize = 15.0
  static let barTitleSize = 17.0
  static let largeTitleSize = 34.0
  static let promptSize = 13.0
  static let barMargin = 16.0
  static let barItemDistance = 16.0
  static let barImage = 22.0
  static let tabTitleSize = 10.0
  static let homeBar = (width: 134.0, height: 5.0, bottom: 8.0)

  static let separatorInset = (narrow: 15.0, wide: 20.0)
  static let chevron = (width: 7.0, height: 12.0)
  static let insetGroupedRadius = 10.0

  /// The corners of buttons and fields of a television. Assumed.
  static let televisionRadius = 10.0
  static let configurationRadius = (small: 4.0, medium: 6.0, large: 9.0, fixed: 6.0)
}
