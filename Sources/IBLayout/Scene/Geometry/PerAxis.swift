import IBModel

/// A value for each direction.
public struct PerAxis<Value> {
  /// The value along x.
  public var horizontal: Value
  /// The value along y.
  public var vertical: Value

  /// One value for each direction.
  @inlinable public init(_ horizontal: Value, _ vertical: Value) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The value in a direction.
  @inlinable public subscript(axis: Axis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

extension PerAxis: Sendable where Value: Sendable {}
extension PerAxis: Equatable where Value: Equatable {}
extension PerAxis: Hashable where Value: Hashable {}

extension Rect {
  /// The near edge in a direction.
  @inlinable public func start(_ axis: Axis) -> Double { axis == .horizontal ? x : y }

  /// The extent in a direction.
  @inlinable public func extent(_ axis: Axis) -> Double { axis == .horizontal ? width : height }

  /// Whether nothing has ever been stored: a view at the origin without a size.
  public var isZero: Bool { x == 0 && y == 0 && width == 0 && height == 0 }
}

extension Size {
  /// The extent in a direction.
  @inlinable public func extent(_ axis: Axis) -> Double { axis == .horizontal ? width : height }
}

extension Insets {
  /// The inset of the near edge in a direction.
  @inlinable public func start(_ axis: Axis) -> Double { axis == .horizontal ? left : top }

  /// The inset of the far edge in a direction.
  @inlinable public func end(_ axis: Axis) -> Double { axis == .horizontal ? right : bottom }

  /// The insets of both, edge by edge.
  public static func + (left: Insets, right: Insets) -> Insets {
    Insets(
      top: left.top + right.top, left: left.left + right.left, bottom: left.bottom + right.bottom,
      right: left.right + right.right)
  }
}

extension Axis {
  /// `horizontally`
  package var adverb: String { self == .horizontal ? "horizontally" : "vertically" }
}
