/// A direction of layout.
public enum Axis: Int, Sendable, Hashable, CaseIterable {
  case horizontal, vertical

  /// The perpendicular axis.
  @inlinable public var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
