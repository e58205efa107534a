import IBModel

/// The parts of a frame that change when the superview changes size.
package struct AutoresizingMask: OptionSet, Sendable, Hashable {
  package var rawValue: UInt8

  package static let flexibleMinX = AutoresizingMask(rawValue: 1)
  package static let width = AutoresizingMask(rawValue: 2)
  package static let flexibleMaxX = AutoresizingMask(rawValue: 4)
  /// The distance to the superview's top edge; on macOS to its bottom edge.
  package static let flexibleMinY = AutoresizingMask(rawValue: 8)
  package static let height = AutoresizingMask(rawValue: 16)
  /// The distance to the superview's bottom edge; on macOS to its top edge.
  package static let flexibleMaxY = AutoresizingMask(rawValue: 32)

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Splits a change of the superview's size into changes of the distance before a view and of the view itself.
  ///
  /// The flexible parts share the change in proportion to their extents.
  package func shares(on axis: Axis, start: Double, extent: Double, end: Double) -> (start: Double, extent: Double) {
    let (before, size, after): (AutoresizingMask, AutoresizingMask, AutoresizingMask) =
      axis == .horizontal ? (.flexibleMinX, .width, .flexibleMaxX) : (.flexibleMinY, .height, .flexibleMaxY)
    let (first, middle, last) = (
      contains(before) ? max(start, 0) : nil, contains(size) ? extent : nil, contains(after) ? max(end, 0) : nil
    )
    let count = (first == nil ? 0 : 1) + (middle == nil ? 0 : 1) + (last == nil ? 0 : 1)
    guard count > 0 else { return (0, 0) }
    let total = (first ?? 0) + (middle ?? 0) + (last ?? 0)
    let share = { (part: Double?) -> Double in
      guard let part else { return 0 }
      return total > 0 ? part / total : 1 / Double(count)
    }
    return (share(first), share(middle))
  }
}
