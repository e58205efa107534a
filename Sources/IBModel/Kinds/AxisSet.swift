/// Axes of a view.
package struct AxisSet: OptionSet, Sendable, Hashable {
  /// One bit for each axis.
  package let rawValue: UInt8

  /// A set with given bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Widths and positions from left to right.
  package static let horizontal = AxisSet(rawValue: 1)
  /// Heights and positions from top to bottom.
  package static let vertical = AxisSet(rawValue: 2)
  /// Both axes.
  package static let both: AxisSet = [.horizontal, .vertical]
}
