import IBModel

/// Statements for each view of a list, which know the view before and the one after it.
///
/// With the name `row`, `row` is the view, `previousRow` and `nextRow` are its neighbors. A statement that names a
/// neighbor which is not there adds nothing; `has previousRow` asks for it.
package struct ListStatement: LayoutStatement {
  /// The views.
  package var views: LayoutNames
  /// What a view is called in the statements.
  package var name: String
  /// What applies to each.
  package var statements: [any LayoutStatement]
  /// Where it is written.
  package var range: Range<Int>?

  /// A list.
  package init(
    _ views: LayoutNames, as name: String, _ statements: [any LayoutStatement], range: Range<Int>? = nil
  ) {
    self.views = views
    self.name = name
    self.statements = statements
    self.range = range
  }

  /// Adds what the statements say about each view.
  package func add(to context: inout LayoutContext) throws(LayoutMistake) {
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
  /// `previousRow` for `row`.
  func neighbor(_ side: String) -> String { side + prefix(1).uppercased() + dropFirst() }
}
