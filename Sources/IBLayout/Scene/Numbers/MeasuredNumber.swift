import IBModel
import IBXML

/// A number of the layout that documents do not store, with where it is from: a row of a table in `Sources/IBLayout/Scene/Tables`.
package struct MeasuredNumber: Sendable {
  /// The tables, each a file of that name.
  package enum Table: String, CaseIterable, Sendable {
    case appKit = "AppKit"
    case uiKit = "UIKit"
    case bars = "Bars"
    case margins = "Margins"
    case symbols = "Symbols"
    case fonts = "Fonts"
  }

  /// What a number says about its control or view, in points.
  package enum Metric: String, CaseIterable, Sendable {
    /// Width and height.
    case size
    case height
    /// What is added to the content.
    case padding
    /// What stays free around the content: top, left, bottom, right.
    case contentInsets
    /// What is added besides: by a bezel, a line around it, both ends of a row of segments.
    case bezel, border, edges
    /// From one part to the next, and how much of it is between them.
    case step, gap
    /// The width of what has no title.
    case untitled
    /// What the frame extends beyond the alignment rectangle: top, left, bottom, right.
    case insets
    /// The distance of the baseline from the bottom of the alignment rectangle.
    case baseline
    /// What stays free at the sides, and above and below.
    case sides, ends
    /// How much higher a frame is than its alignment rectangle, and how much of it is below.
    case excess, below
    /// The width of letters over those of the font they are like, the ascent and the descent, in em.
    case typeface
    /// The width of letters by weight, over the regular weight.
    case weights
    /// What is left out of the safe area.
    case safeArea
    /// The least width, and the least height, at which something holds.
    case leastWidth, leastHeight
    /// The greatest width.
    case mostWidth
    /// Heights of stored frames that tell the look of AppKit they are from.
    case lookHeights
  }

  /// Where a number is from.
  package enum Source: String, CaseIterable, Sendable {
    /// Frames that Xcode stored in documents of several projects.
    case measured
    /// What Apple or others publish.
    case published
    /// Frames of one project, or what is alike; nothing that rests on it is certain.
    case assumed
  }

  /// Its position among all numbers.
  package let position: Int
  /// The first release it holds for, as ``NumberTables`` counts them.
  let first: Int
  /// The first release it no longer holds for.
  let before: Int
  /// The number, or several that belong together.
  package let values: [Double]
  /// Where it is from.
  package let source: Source

  /// Whether it holds for a release.
  func holds(in release: Int) -> Bool { first <= release && release < before }

  /// Whether it replaced the other number.
  package func isNewer(than other: MeasuredNumber) -> Bool { first > other.first }
}

extension MeasuredNumber {
  /// The number, if it is one.
  package var value: Double { values[0] }

  /// Width and height.
  package var size: Size { Size(width: values[0], height: values[1]) }

  /// Four distances: top, left, bottom, right.
  package var insets: Insets { Insets(top: values[0], left: values[1], bottom: values[2], right: values[3]) }
}
