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

extension RowOrigin {
  /// A description of the row's origin, with constraints as equations.
  ///
  /// A mark denotes numbers that Xcode computed, which may differ from the ones that count.
  public func text(in document: Document) -> String {
    switch self {
    case .constraint(let constraint):
      "\(document.text(of: constraint)) (\(constraint.id))"
    case .contentSize(let view): "\(view.reference) is as large as its content"
    case .fixedFrame(let root) where root.superview == nil: "\(root.reference) has the given size"
    case .stack(let view): "\(view.reference) arranges its views"
    case .fixedFrame(let view): "\(view.reference) has a fixed frame or follows its autoresizing mask"
    case .canvasDefault(let view): "\(view.reference) keeps its stored frame"
    case .nonnegative(let view): "\(view.reference) cannot have a negative width or height"
    }
  }

  /// The equation of a constraint; nil for other rows.
  public func equation(in document: Document) -> String? {
    if case .constraint(let constraint) = self { document.text(of: constraint) } else { nil }
  }
}
