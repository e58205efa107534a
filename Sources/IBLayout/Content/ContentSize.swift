import IBModel

/// The size a view's content requires, as the view's frame would store it, in points.
package struct ContentSize: Sendable, Hashable {
  /// Nil when the content does not determine the width.
  package var width: Double?
  /// Nil when the content does not determine the height.
  package var height: Double?

  /// A size; nil components are not determined by content.
  package init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  init(_ size: Size) { self.init(width: size.width, height: size.height) }

  /// A number of a table that is a size, or a height.
  init(_ number: MeasuredNumber) {
    self.init(width: number.values.count == 2 ? number.values[0] : nil, height: number.values.last)
  }
}
