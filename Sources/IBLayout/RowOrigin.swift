import IBModel

/// What a row of the system comes from.
public enum RowOrigin: Sendable, Hashable {
  /// A constraint of the document.
  case constraint(Constraint)
  /// The content size of a view: hugging or compression resistance.
  case contentSize(Object)
  /// What a stack view arranges.
  case stack(Object)
  /// An autoresizing mask or fixed frame.
  case fixedFrame(Object)
  /// What a view keeps on the canvas where nothing else decides.
  case canvasDefault(Object)
  /// A width or height is never negative.
  case nonnegative(Object)
}
