import IBModel

/// The size a view's content requires, as the view's frame would store it, in points.
public struct ContentSize: Sendable, Hashable {
  /// Nil when the content does not determine the width.
  public var width: Double?
  /// Nil when the content does not determine the height.
  public var height: Double?

  /// A size; nil components are not determined by content.
  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  init(_ size: Size) { self.init(width: size.width, height: size.height) }
}
