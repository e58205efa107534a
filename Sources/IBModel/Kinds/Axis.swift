/// A direction of layout.
public enum Axis: Int, Sendable, Hashable, CaseIterable {
  case horizontal, vertical

  /// The perpendicular axis.
  @inlinable public var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

package struct AxisSet: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let horizontal = AxisSet(rawValue: 1)
  package static let vertical = AxisSet(rawValue: 2)
  package static let both: AxisSet = [.horizontal, .vertical]
}
