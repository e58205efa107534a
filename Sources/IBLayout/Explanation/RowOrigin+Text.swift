import IBModel

extension RowOrigin {
  /// Where a row of the system comes from, with constraints as equations.
  ///
  /// A mark says where the number is one that Xcode computed, which need not be the one that counts.
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

  /// The equation of a constraint; nil for what a view needs by itself.
  public func equation(in document: Document) -> String? {
    if case .constraint(let constraint) = self { document.text(of: constraint) } else { nil }
  }
}
