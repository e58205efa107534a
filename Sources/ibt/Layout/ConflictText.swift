import IBLayout
import IBModel

/// Constraints that cannot hold together, for people: each in words with its place, which one is given up and by how
/// much, and what helps.
struct ConflictText {
  private let conflict: LayoutConflict
  private let document: InspectedDocument

  init(_ conflict: LayoutConflict, in document: InspectedDocument) {
    self.conflict = conflict
    self.document = document
  }

  var lines: [String] {
    ["  conflict: \(sentence)"] + conflict.origins.map { "    \(line(for: $0))" } + ["    help: \(help)"]
  }

  private var sentence: String {
    guard conflict.origins.count > 1 else { return "this cannot hold at this size" }
    return "these \(conflict.origins.count) cannot hold together"
  }

  private func line(for origin: RowOrigin) -> String {
    let givenUp =
      origin == conflict.broken
      ? "; given up, off by \(conflict.amount.short) \(conflict.amount.short == "1" ? "point" : "points")" : ""
    return "\(document.place(of: origin.object.element)): \(OriginText(origin, in: document.document).text)\(givenUp)"
  }

  /// What to do, from what takes part.
  private var help: String {
    let optional = conflict.constraints.isEmpty ? nil : "remove one of the constraints or give it a priority below 1000"
    let sizes = conflict.constraints.contains { $0.isConstantSize }
    let others = Set(conflict.origins.compactMap(\.remedy)).sorted()
    let parts = [optional].compactMap { $0 } + (sizes ? ["make a fixed size an inequality (≥ or ≤)"] : []) + others
    return parts.isEmpty ? "give the views more room" : parts.joined(separator: "; or ")
  }
}

/// Where a row of the system comes from, in words.
struct OriginText {
  let text: String

  init(_ origin: RowOrigin, in document: Document) {
    text =
      switch origin {
      case .constraint(let constraint): "\(document.text(of: constraint)) (\(constraint.id))"
      case .contentSize(let view): "\(view.reference) is as large as its content"
      case .fixedFrame(let root) where root.superview == nil: "\(root.reference) has the size it is shown at"
      case .stack(let view): "\(view.reference) arranges its views"
      case .fixedFrame(let view): "\(view.reference) has a fixed frame or follows its autoresizing mask"
      case .guide(let view): "\(view.reference) has layout guides within it"
      case .stay(let view): "\(view.reference) stays as it is stored"
      case .nonnegative(let view): "\(view.reference) has no negative width or height"
      }
  }
}

extension RowOrigin {
  /// What to change about the view, when the row comes from none of its constraints.
  fileprivate var remedy: String? {
    switch self {
    case .constraint, .guide, .stay, .nonnegative: nil
    case .fixedFrame(let view) where view.superview == nil: nil
    case .contentSize(let view): "lower the hugging or compression resistance of \(view.reference)"
    case .stack(let view): "change spacing, alignment or distribution of \(view.reference)"
    case .fixedFrame(let view): "give \(view.reference) constraints instead of a fixed frame or autoresizing mask"
    }
  }
}
