import IBModel

/// The origin of a row of the system.
public enum RowOrigin: Sendable, Hashable {
  /// A constraint of the document.
  case constraint(Constraint)
  /// The content size of a view: hugging or compression resistance.
  case contentSize(Object)
  /// The arrangement of a stack view.
  case stack(Object)
  /// An autoresizing mask or fixed frame.
  case fixedFrame(Object)
  /// A default of the canvas for a view that nothing else determines.
  case canvasDefault(Object)
  /// The limit that a width or height is never negative.
  case nonnegative(Object)
}
