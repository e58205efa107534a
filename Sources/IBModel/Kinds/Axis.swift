/// A direction of layout.
public enum Axis: Int, Sendable, Hashable, CaseIterable {
  case horizontal, vertical

  /// The direction across this one.
  @inlinable public var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
