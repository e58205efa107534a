import IBXML

/// A rectangle in points.
public struct Rect: Sendable, Hashable {
  /// Distance of the left edge from the superview's.
  public var x: Double
  /// Distance of the top edge from the superview's; on macOS of the bottom edge from the superview's bottom.
  public var y: Double
  /// Horizontal extent.
  public var width: Double
  /// Vertical extent.
  public var height: Double

  /// A rectangle of given edges and extents.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// A `<rect>` element; a missing number is 0, as in the few documents that leave one out.
  init(_ element: Element) {
    let number = { (name: Name) in element[name].flatMap { Double(finite: $0) } ?? 0 }
    self.init(x: number(.x), y: number(.y), width: number(.width), height: number(.height))
  }
}

/// Width and height in points.
public struct Size: Sendable, Hashable {
  /// Horizontal extent.
  public var width: Double
  /// Vertical extent.
  public var height: Double

  /// A size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// Distances from the four edges inwards, in points.
public struct Insets: Sendable, Hashable {
  /// From the top edge.
  public var top: Double
  /// From the left edge.
  public var left: Double
  /// From the bottom edge.
  public var bottom: Double
  /// From the right edge.
  public var right: Double

  /// Distances from the four edges.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
