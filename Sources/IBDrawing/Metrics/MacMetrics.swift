/// Measures of AppKit's controls, in points.
///
/// Source: read off public pictures of macOS 11 to 15. Weak: exact to about a point.
enum MacMetrics {
  static let buttonRadius = 6.0
  static let fieldRadius = 3.0
  static let checkBox = 14.0
  static let checkRadius = 3.5
  static let titleDistance = 5.0
  static let titleBar = 28.0
  static let windowButton = 12.0
  static let boxRadius = 5.0
  static let boxTitleSize = 11.0
  static let tabHeight = 22.0
  static let rowHeight = 24.0
  static let headerFontSize = 11.0
  static let textInset = 2.0
}
