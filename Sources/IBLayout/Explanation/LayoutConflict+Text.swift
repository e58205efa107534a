import IBModel

extension LayoutConflict {
  /// A clause that says what cannot be satisfied, with the doubts about it.
  package func summary(in document: Document) -> String {
    let doubts = reason(in: document).inParentheses
    guard origins.count > 1 else { return "this cannot be satisfied at this size\(doubts)" }
    return "these \(origins.count) cannot be satisfied at the same time\(doubts)"
  }

  /// A clause about the broken constraint and those that it conflicts with.
  package func clause(in document: Document) -> String {
    let broken = broken.text(in: document)
    let others = origins.filter { $0 != self.broken }.map { $0.text(in: document) }.joined(separator: ", ")
    return others.isEmpty
      ? "\(broken) cannot be satisfied at the size of the view"
      : "\(broken) cannot be satisfied together with \(others)"
  }

  /// A sentence about one of the constraints, with the amount by which it is broken.
  package func sentence(about origin: RowOrigin, in document: Document, isLargestAmount: Bool) -> String {
    guard origin == broken else { return origin.text(in: document) }
    let unit = amount.short == "1" ? "point" : "points"
    return "\(origin.text(in: document)); broken by \(isLargestAmount ? "up to " : "")\(amount.short) \(unit)"
  }

  /// The remedies, as one clause.
  package var remedy: String {
    let optional = constraints.isEmpty ? nil : "remove one of the constraints or give it a priority below 1000"
    let sizes = constraints.contains { $0.isConstantSize } ? "make a fixed size an inequality (≥ or ≤)" : nil
    let parts = [optional, sizes].compactMap(\.self) + Set(origins.compactMap(\.remedy)).sorted()
    return parts.isEmpty ? "give the views more room" : parts.joined(separator: "; or ")
  }
}

extension RowOrigin {
  /// The change of the view that helps when the row does not come from a constraint.
  fileprivate var remedy: String? {
    switch self {
    case .constraint, .canvasDefault, .nonnegative: nil
    case .fixedFrame(let view) where view.superview == nil: nil
    case .contentSize(let view): "lower the hugging or compression resistance of \(view.reference)"
    case .stack(let view): "change spacing, alignment or distribution of \(view.reference)"
    case .fixedFrame(let view): "give \(view.reference) constraints instead of a fixed frame or autoresizing mask"
    }
  }
}

extension String? {
  /// ` (likely: Badge may set its own size)`; empty if it is certain.
  package var inParentheses: String { map { " (likely: \($0))" } ?? "" }
}
