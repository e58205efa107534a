import IBLayout
import IBModel

/// The text about constraints that conflict: their locations, the broken one, the amount, and remedies.
struct ConflictText {
  private let conflict: LayoutConflict
  private let document: InspectedDocument
  private let isLargestAmount: Bool

  package init(_ conflict: LayoutConflict, in document: InspectedDocument, isLargestAmount: Bool = false) {
    (self.conflict, self.document, self.isLargestAmount) = (conflict, document, isLargestAmount)
  }

  package var lines: [String] {
    ["  conflict: \(summary)"] + conflict.origins.map { "    \(line(for: $0))" } + ["    help: \(help)"]
  }

  var heading: String { summary.prefix(1).uppercased() + summary.dropFirst() }

  var advice: String { help.prefix(1).uppercased() + help.dropFirst() }

  private var summary: String {
    let doubts = conflict.reason(in: document.document).inParentheses
    guard conflict.origins.count > 1 else { return "this cannot be satisfied at this size\(doubts)" }
    return "these \(conflict.origins.count) cannot be satisfied at the same time\(doubts)"
  }

  private func line(for origin: RowOrigin) -> String {
    "\(document.place(of: origin.object.element)): \(sentence(for: origin))"
  }

  /// The sentence about one of the constraints, with the amount by which it is broken.
  package func sentence(for origin: RowOrigin) -> String {
    let unit = conflict.amount.short == "1" ? "point" : "points"
    let broken =
      origin == conflict.broken ? "; broken by \(isLargestAmount ? "up to " : "")\(conflict.amount.short) \(unit)" : ""
    return origin.text(in: document.document) + broken
  }

  private var help: String {
    let optional = conflict.constraints.isEmpty ? nil : "remove one of the constraints or give it a priority below 1000"
    let sizes = conflict.constraints.contains { $0.isConstantSize }
    let others = Set(conflict.origins.compactMap(\.remedy)).sorted()
    let parts = [optional].compactMap { $0 } + (sizes ? ["make a fixed size an inequality (≥ or ≤)"] : []) + others
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
