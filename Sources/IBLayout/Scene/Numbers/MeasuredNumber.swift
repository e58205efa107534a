import IBModel

/// A number of the layout that documents do not store, with its source: a row of a table in
/// `Sources/IBLayout/Scene/Tables`.
package struct MeasuredNumber: Sendable {
  /// The tables, each a file of that name.
  package enum Table: String, CaseIterable, Sendable {
    case uiKit = "UIKit"
    case bars = "Bars"
    case margins = "Margins"
    case symbols = "Symbols"
    case fonts = "Fonts"
    case appKit = "AppKit"
  }

  /// The meaning of a number for its control or view, in points.
  package enum Metric: String, CaseIterable, Sendable {
    case size
    case height
    /// The distance added to the content.
    case padding
    /// The distances that stay free around the content: top, left, bottom, right.
    case contentInsets
    /// The distance added for a bezel, a line around it, or both ends of a row of segments.
    case bezel, border, edges
    /// The distance from one part to the next, and the gap between them.
    case step, gap
    /// The width of a control without a title.
    case untitled
    /// The distances from the frame to the alignment rectangle: top, left, bottom, right.
    case insets
    /// The distance of the baseline from the bottom of the alignment rectangle.
    case baseline
    /// The distance that stays free at the sides, and above and below.
    case sides, ends
    /// The difference in height between a frame and its alignment rectangle, and the part of it below.
    case excess, below
    /// The width of letters over their width in a similar font, the ascent and the descent, in em.
    case typeface
    /// The width of letters by weight, over the regular weight.
    case weights
    /// The distance outside of the safe area.
    case safeArea
    /// The least width, and the least height, at which something holds.
    case leastWidth, leastHeight
    case mostWidth
    /// Heights of stored frames that are evidence for a look of AppKit.
    case lookHeights
  }

  package enum Source: String, CaseIterable, Sendable {
    /// Frames that Xcode stored in documents of several projects.
    case measured
    /// Publications of Apple or others.
    case published
    /// Frames of one project, or similar controls; no result that rests on it is certain.
    case assumed
  }

  package let position: Int
  /// The first release it holds for, as ``NumberTables`` counts them.
  let first: Int
  let before: Int
  /// The number, or several that belong together.
  package let values: [Double]
  package private(set) var source: Source

  /// The number of another platform, which makes nothing certain.
  var borrowed: MeasuredNumber {
    var number = self
    number.source = .assumed
    return number
  }

  func holds(in release: Int) -> Bool { first <= release && release < before }

  package func isNewer(than other: MeasuredNumber) -> Bool { first > other.first }

  package var value: Double { values[0] }

  package var size: Size { Size(width: values[0], height: values[1]) }

  package var insets: Insets { Insets(top: values[0], left: values[1], bottom: values[2], right: values[3]) }
}
