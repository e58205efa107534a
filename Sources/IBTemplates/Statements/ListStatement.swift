import IBModel

/// Statements for each view of a list, which can refer to the previous and the next view.
///
/// With the name `row`, `row` is the view, `previousRow` and `nextRow` are its neighbors. A statement that names a
/// missing neighbor adds nothing; the condition `has previousRow` checks for it.
package struct ListStatement: LayoutStatement {
  package var views: LayoutNames
  /// The name of the current view in the statements.
  package var name: String
  package var statements: [any LayoutStatement]
  package var range: Range<Int>?

  package init(
    _ views: LayoutNames, as name: String, _ statements: [any LayoutStatement], range: Range<Int>? = nil
  ) {
    (self.views, self.name, self.statements, self.range) = (views, name, statements, range)
  }

  package func add(to context: inout LayoutContext) throws(LayoutProblem) {
    let ids = try context.items(views)
    for (index, id) in ids.enumerated() {
      let names: [String: ObjectID?] = [
        name: id, name.neighbor("previous"): index > 0 ? ids[index - 1] : nil,
        name.neighbor("next"): index + 1 < ids.count ? ids[index + 1] : nil,
      ]
      try context.add(statements, binding: names, at: index, of: ids.count)
    }
  }
}

extension String {
  /// Returns `previousRow` for `row`.
  func neighbor(_ side: String) -> String { side + prefix(1).uppercased() + dropFirst() }
}
