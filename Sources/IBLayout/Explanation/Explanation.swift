import IBModel

/// The reasons for a view's frame: the rows that determine each edge and extent.
public struct Explanation: Sendable {
  /// The view.
  public var view: Object
  /// Left, width, right, top, height and bottom.
  public var sides: [Side]

  /// An edge or extent of the view.
  public struct Side: Sendable {
    /// One of `left`, `width`, `right`, `top`, `height` and `bottom`.
    public var attribute: LayoutAttribute
    /// In points; edges in the superview's coordinates.
    public var value: Double
    /// The rows that together allow only this value, in document order; each is needed. Empty if other values are
    /// possible.
    public var origins: [RowOrigin]
  }
}
