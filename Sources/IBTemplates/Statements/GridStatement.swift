import IBModel

/// Views in rows and columns.
///
/// Without statements of its own, a grid fills the superview of its views: equal sizes, with spaces between them.
/// Statements inside get each view with its neighbors: with the name `tile`, these are `leftTile`, `rightTile`,
/// `aboveTile` and `belowTile`, as in a `ListStatement`.
package struct GridStatement: LayoutStatement {
  package var views: LayoutNames
  /// At least 1.
  package var columns: Int
  /// The name of the current view in the statements.
  package var name: String
  /// In points.
  package var spacing: (columns: KeepValue.Amount, rows: KeepValue.Amount)
  /// The distance from the edges of the superview, in points.
  package var margins: KeepValue.Amount
  package var statements: [any LayoutStatement]
  package var range: Range<Int>?

  package init(
    _ views: LayoutNames, columns: Int, as name: String = "tile",
    spacing: (columns: KeepValue.Amount, rows: KeepValue.Amount) = (.number(0), .number(0)),
    margins: KeepValue.Amount = .number(0), _ statements: [any LayoutStatement] = [], range: Range<Int>? = nil
  ) {
    self.views = views
    self.columns = max(1, columns)
    (self.name, self.spacing, self.margins, self.statements, self.range) = (name, spacing, margins, statements, range)
  }

  package func add(to context: inout LayoutContext) throws(LayoutProblem) {
    let ids = try context.items(views)
    for (index, id) in ids.enumerated() {
      let neighbors = Neighbors(of: index, in: ids, columns: columns)
      if statements.isEmpty {
        try fill(id, neighbors, first: ids[0], in: &context)
      } else {
        let names: [String: ObjectID?] = [
          name: id, name.neighbor("left"): neighbors.left, name.neighbor("right"): neighbors.right,
          name.neighbor("above"): neighbors.above, name.neighbor("below"): neighbors.below,
        ]
        try context.add(statements, binding: names, at: index, of: ids.count)
      }
    }
  }

  private struct Neighbors {
    let left: ObjectID?
    let right: ObjectID?
    let above: ObjectID?
    let below: ObjectID?
    let endsRow: Bool

    init(of index: Int, in ids: [ObjectID], columns: Int) {
      let column = index % columns
      endsRow = column == columns - 1
      left = column > 0 ? ids[index - 1] : nil
      right = !endsRow && index + 1 < ids.count ? ids[index + 1] : nil
      above = index >= columns ? ids[index - columns] : nil
      below = index + columns < ids.count ? ids[index + columns] : nil
    }
  }

  private func fill(
    _ id: ObjectID, _ neighbors: Neighbors, first: ObjectID, in context: inout LayoutContext
  ) throws(LayoutProblem) {
    let superview = try context.superview(of: id, range)
    let margin = try context.number(margins, range)
    let (between, below) = (try context.number(spacing.columns, range), try context.number(spacing.rows, range))
    let anchor = { (item: ObjectID, attribute: LayoutAttribute) in ConstraintContent.Anchor(item, attribute) }
    let add = {
      (
        context: inout LayoutContext, one: ConstraintContent.Anchor, other: ConstraintContent.Anchor, distance: Double
      ) throws(LayoutProblem) in
      try context.add(ConstraintContent(one, .equal, other, constant: .number(distance)), at: range)
    }
    if id != first {
      try add(&context, anchor(id, .width), anchor(first, .width), 0)
      try add(&context, anchor(id, .height), anchor(first, .height), 0)
    }
    let start = neighbors.left.map { (anchor($0, .trailing), between) } ?? (anchor(superview, .leading), margin)
    try add(&context, anchor(id, .leading), start.0, start.1)
    let top = neighbors.above.map { (anchor($0, .bottom), below) } ?? (anchor(superview, .top), margin)
    try add(&context, anchor(id, .top), top.0, top.1)
    // One row and one column reach the far edges; the others follow.
    if neighbors.endsRow, neighbors.above == nil {
      try add(&context, anchor(superview, .trailing), anchor(id, .trailing), margin)
    }
    if neighbors.below == nil, neighbors.left == nil {
      try add(&context, anchor(superview, .bottom), anchor(id, .bottom), margin)
    }
  }
}
