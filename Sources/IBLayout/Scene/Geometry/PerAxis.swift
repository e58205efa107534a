import IBModel

/// A value for each direction.
public struct PerAxis<Value> {
  /// The value along x.
  public var horizontal: Value
  /// The value along y.
  public var vertical: Value

  /// Creates a pair of values.
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
  /// Returns the near edge in a direction.
  @inlinable public func start(_ axis: Axis) -> Double { axis == .horizontal ? x : y }

  /// Returns the extent in a direction.
  @inlinable public func extent(_ axis: Axis) -> Double { axis == .horizontal ? width : height }

  /// Whether nothing has ever been stored: a view at the origin without a size.
  public var isZero: Bool { x == 0 && y == 0 && width == 0 && height == 0 }
}

extension Size {
  /// Returns the extent in a direction.
  @inlinable public func extent(_ axis: Axis) -> Double { axis == .horizontal ? width : height }
}

extension Insets {
  /// Returns the inset of the near edge in a direction.
  @inlinable public func start(_ axis: Axis) -> Double { axis == .horizontal ? left : top }

  /// Returns the inset of the far edge in a direction.
  @inlinable public func end(_ axis: Axis) -> Double { axis == .horizontal ? right : bottom }

  /// Adds two insets edge by edge.
  public static func + (left: Insets, right: Insets) -> Insets {
    Insets(
      top: left.top + right.top, left: left.left + right.left, bottom: left.bottom + right.bottom,
      right: left.right + right.right)
  }
}

extension Axis {
  package var adverb: String { self == .horizontal ? "horizontally" : "vertically" }
}
