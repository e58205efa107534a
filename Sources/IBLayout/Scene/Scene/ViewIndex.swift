/// The position of a view in its scene; the root is the first.
public struct ViewIndex: Hashable, Comparable, Sendable {
  /// Counted from 0 in document order.
  public let position: Int

  /// Creates the index of the view at a position.
  @inlinable public init(_ position: Int) { self.position = position }

  /// The root view.
  public static let root = ViewIndex(0)

  /// Whether it is the root view.
  @inlinable public var isRoot: Bool { position == 0 }

  /// Compares by document order.
  @inlinable public static func < (left: ViewIndex, right: ViewIndex) -> Bool { left.position < right.position }
}

/// The position of a layout guide in its scene.
public struct GuideIndex: Hashable, Sendable {
  /// Counted from 0.
  public let position: Int

  /// Creates the index of the guide at a position.
  @inlinable public init(_ position: Int) { self.position = position }
}

/// The position of a constraint in its scene.
public struct ConstraintIndex: Hashable, Sendable {
  /// Counted from 0.
  public let position: Int

  /// Creates the index of the constraint at a position.
  @inlinable public init(_ position: Int) { self.position = position }
}

/// The indices of all views of a scene, in document order.
public struct ViewIndices: RandomAccessCollection, Sendable {
  /// The first position, 0.
  @inlinable public var startIndex: Int { 0 }
  /// The number of views.
  public let endIndex: Int

  /// Creates the indices of a number of views.
  @inlinable public init(count: Int) { endIndex = count }

  /// The index at a position.
  @inlinable public subscript(position: Int) -> ViewIndex { ViewIndex(position) }
}

/// One value for each view of a scene.
public struct ViewTable<Value> {
  /// In the order of the views.
  public var values: [Value]

  /// Creates a table of values in the order of the views.
  @inlinable public init(_ values: [Value]) { self.values = values }

  /// The value of a view.
  @inlinable public subscript(view: ViewIndex) -> Value {
    get { values[view.position] }
    set { values[view.position] = newValue }
  }
}

extension ViewTable: Sendable where Value: Sendable {}
