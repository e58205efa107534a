import IBModel

extension RowOrigin {
  /// Where a row of the system comes from, with constraints as equations.
  ///
  /// A mark says where the number is one that Xcode computed, which need not be the one that counts.
  public func text(in document: Document) -> String {
    let text = text(document.text(of:))
    guard case .constraint(let constraint) = self, constraint.isSymbolic else { return text }
    return text + " [standard spacing]"
  }

  /// Where a row of the system comes from, with constraints as sentences.
  public func sentence(in document: Document) -> String { text(document.sentence(of:)) }

  private func text(_ describe: (Constraint) -> String) -> String {
    switch self {
    case .constraint(let constraint): "\(describe(constraint)) (\(constraint.id))"
    case .contentSize(let view): "\(view.reference) is as large as its content"
    case .fixedFrame(let root) where root.superview == nil: "\(root.reference) has the given size"
    case .stack(let view): "\(view.reference) arranges its views"
    case .fixedFrame(let view): "\(view.reference) has a fixed frame or follows its autoresizing mask"
    case .canvasDefault(let view): "\(view.reference) keeps its stored frame"
    case .nonnegative(let view): "\(view.reference) cannot have a negative width or height"
    }
  }
}
