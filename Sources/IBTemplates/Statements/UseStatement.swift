import IBModel

/// The statements of another layout of the sheet.
package struct UseStatement: LayoutStatement {
  package var layout: LayoutName
  package var range: Range<Int>?

  package func add(to context: inout LayoutContext) throws(LayoutProblem) {
    guard let used = context.layouts[layout.text] else {
      let nearest = EditDistance.nearest(to: layout.text, among: context.layouts.keys.sorted())
      throw LayoutProblem(.unknownLayout(layout.text, nearest: nearest), at: layout.range ?? range)
    }
    try context.add(used, usedAt: layout.range ?? range)
  }
}
