import IBModel

extension LayoutGap {
  /// The message of a finding: the view that cannot be placed, and the missing constraints.
  /// - Parameter main: The view of the finding.
  package func message(placing main: Object) -> String {
    let subject = "Auto Layout cannot place \(main.reference)"
    switch reason {
    case .missing(let missing):
      let verb = missing.count == 1 ? "is" : "are"
      return main == view
        ? "\(subject): its \(missing.text) \(verb) missing"
        : "\(subject): the \(missing.text) of \(view.reference) \(verb) missing"
    case .equalPriorities(let tied):
      let names = tied.map(\.reference).joined(between: "and")
      return "Auto Layout cannot size \(names): their priorities are equal, so any may stretch or shrink"
    case .rowHeight(let required, let row):
      return "\(subject): constraints give it a height of \(required.short), but its row has \(row.short)"
    case .outOfSight: return "\(subject), which is in a row that the canvas does not show"
    }
  }

  package var help: String {
    switch reason {
    case .missing(let missing) where isOfScrolledContent:
      """
      Constrain the contents to all four edges of \(view.name), and give them a \(missing.extents) that does not depend \
      on these edges
      """
    case .missing(let missing):
      """
      Add a constraint for the \(missing.text) of \(view.name), or set Size inspector › Ambiguity to Never Verify if \
      code adds it
      """
    case .equalPriorities:
      "Size inspector › give one of them another Content Hugging or Compression Resistance Priority"
    case .rowHeight(let required, _):
      "Size inspector of the cell › Row Height: enter \(required.short), or change a constraint of its content"
    case .outOfSight: "Size inspector › Ambiguity: Never Verify"
    }
  }
}

extension [LayoutGap.Missing] {
  /// `horizontal position and height`
  fileprivate var text: String {
    let choices = filter { $0.quantity == .positionOrSize }
    let others = filter { $0.quantity != .positionOrSize }
    let either = choices.map { count > 1 ? "either \($0.text)" : $0.text }
    return (others.map(\.text) + either).joined(between: "and")
  }

  /// `width and height`
  fileprivate var extents: String { map(\.axis.extent).joined(between: "and") }
}

extension LayoutGap.Missing {
  fileprivate var text: String {
    switch quantity {
    case .position: axis.position
    case .size: axis.extent
    case .positionOrSize: "\(axis.position) or \(axis.extent)"
    case .contentSize: "content \(axis.extent)"
    }
  }
}

extension Axis {
  fileprivate var extent: String { self == .horizontal ? "width" : "height" }

  fileprivate var position: String { self == .horizontal ? "horizontal position" : "vertical position" }
}

extension [String] {
  /// `a, b and c`
  fileprivate func joined(between word: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) \(word) \(last)"
  }
}
