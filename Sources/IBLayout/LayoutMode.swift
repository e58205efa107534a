import IBModel

/// A range of widths or heights of a root view in which every frame is a linear function of the size.
public struct LayoutMode: Sendable {
  /// The widths, or heights, of the root in points.
  public var range: ClosedRange<Double>
  /// Constraints that cannot be satisfied at the same time in it.
  public var conflicts: [LayoutConflict]
  /// Views that get less room than their content needs, in document order.
  public var clips: [Clip]

  /// A view and the sizes of the root at which it gets too little room.
  public struct Clip: Sendable {
    /// The view.
    public var view: Object
    /// Widths, or heights, of the root in points, within those of the mode.
    public var range: ClosedRange<Double>
  }
}
