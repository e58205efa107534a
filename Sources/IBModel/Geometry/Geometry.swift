import IBXML

/// A rectangle in points.
public struct Rect: Sendable, Hashable {
  /// The distance of the left edge from the superview's.
  public var x: Double
  /// The distance of the top edge from the superview's; on macOS of the bottom edge from the superview's bottom.
  public var y: Double
  /// The horizontal extent.
  public var width: Double
  /// The vertical extent.
  public var height: Double

  /// Creates a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Reads a stored frame; a missing number is 0, as in the few documents that omit one.
  init(_ element: Element) {
    let number = { (name: Name) in element.attribute(name)?.number ?? 0 }
    let (x, y) = element.positionNames
    self.init(x: number(x), y: number(y), width: number(.width), height: number(.height))
  }
}

/// A width and height in points.
public struct Size: Sendable, Hashable {
  /// The horizontal extent.
  public var width: Double
  /// The vertical extent.
  public var height: Double

  /// Creates a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// Distances from the four edges inwards, in points.
public struct Insets: Sendable, Hashable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the left edge.
  public var left: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the right edge.
  public var right: Double

  /// Creates insets.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}
