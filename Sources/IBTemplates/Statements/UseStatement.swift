import IBModel

/// The statements of another layout of the sheet.
package struct UseStatement: LayoutStatement {
  /// The layout.
  package var layout: LayoutName
  /// Where it is written.
  package var range: Range<Int>?

  /// A use of a layout.
  package init(_ layout: LayoutName, range: Range<Int>? = nil) {
    self.layout = layout
    self.range = range
  }

  /// Adds what the layout says.
  package func add(to context: inout LayoutContext) throws(LayoutMistake) {
    guard let used = context.layouts[layout.text] else {
      let nearest = EditDistance.nearest(to: layout.text, among: context.layouts.keys.sorted())
      throw LayoutMistake(.unknownLayout(layout.text, nearest: nearest), at: layout.range ?? range)
    }
    try context.add(used, usedAt: layout.range ?? range)
  }
}
