import IBModel

/// The size that a view's content requires, in points; nil if the content does not determine it.
package struct ContentSize: Sendable, Hashable {
  package var width: Double?
  package var height: Double?

  package init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  init(_ size: Size) { self.init(width: size.width, height: size.height) }

  init(_ number: MeasuredNumber) {
    self.init(width: number.values.count == 2 ? number.values[0] : nil, height: number.values.last)
  }
}
