/// Measures of menus of AppKit, in points.
///
/// Source: read off public pictures of macOS 11 to 15. Weak: exact to about a point.
enum MenuMetrics {
  static let fontSize = 13.0
  static let barHeight = 24.0
  static let rowHeight = 22.0
  static let separatorHeight = 11.0
  static let padding = 5.0
  static let radius = 6.0
  /// The width from the edge to the titles, with check marks in it.
  static let stateWidth = 24.0
  static let trailing = 14.0
  static let indentation = 11.0
  static let imageSide = 16.0
  static let keyGap = 28.0
  static let arrowSide = 9.0
  static let leastWidth = 90.0
  /// The sum of the distances on both sides of a title of the bar.
  static let barPadding = 22.0
  /// The distance between menus, and around all of them.
  static let gap = 16.0
  static let captionHeight = 20.0
  /// The least width of a row of submenus before another one begins.
  static let leastRowWidth = 900.0
}
