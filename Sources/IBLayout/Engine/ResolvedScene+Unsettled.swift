import IBModel
import IBScene

extension ResolvedScene {
  /// Whether Xcode flags a view as ambiguous although its frame is given, because nothing has laid it out.
  ///
  /// Source: flags of public documents. What is in a row that its table does not show is flagged: labels of table cells in
  /// a built-in style, and since Xcode 13 everything that constraints place (23 of 30 rows); on macOS, before Xcode 11.4, for what boxes, scroll views and tab views show that are ambiguous
  /// or have a fixed frame, which adds no constraints to the system.
  /// - Parameter ambiguous: the views before it that are.
  func isUnsettled(_ view: ViewIndex, besides ambiguous: [ViewIndex: [Axis]]) -> Bool {
    guard let parent = self[view].parent else { return false }
    switch environment.platform {
    case .macOS:
      return self[view].placement == .fixed && environment.follows(.unsettledContents)
        && isShownByUnsettled(view, parent, besides: ambiguous)
    default: return isInHiddenRow(view, parent)
    }
  }

  private func isInHiddenRow(_ view: ViewIndex, _ parent: ViewIndex) -> Bool {
    if self[view].placement == .fixed {
      if self[view].kind == .label, case .cellContent = self[parent].arrangement { return isOutOfSight(parent) }
      guard case .cellContent = self[view].arrangement else { return false }
      return environment.follows(.rowsOutOfSightAmbiguous) && isOutOfSight(view)
        && children(of: view).contains { self[$0].placement == .constrained }
    }
    guard environment.follows(.rowsOutOfSightAmbiguous) else { return false }
    var current: ViewIndex? = parent
    while let ancestor = current {
      if case .cellContent = self[ancestor].arrangement { return isOutOfSight(ancestor) }
      current = self[ancestor].parent
    }
    return false
  }

  /// Whether a table does not show the row with some content.
  private func isOutOfSight(_ content: ViewIndex) -> Bool {
    guard let cell = self[content].parent, let table = self[cell].parent, isTable(table),
      let row = self[cell].storedFrame, let shown = self[table].storedFrame
    else { return false }
    return row.y >= shown.height
  }

  private func isShownByUnsettled(
    _ view: ViewIndex, _ parent: ViewIndex, besides ambiguous: [ViewIndex: [Axis]]
  ) -> Bool {
    let isOpen = ambiguous[parent] != nil || self[parent].hasFixedFrame
    switch self[parent].arrangement {
    case .box, .scroll: return isOpen && self[view].isContentView
    case .tabs(let tabs): return isOpen && tabs.front == view
    // Text fills its scroll view, a table is as large as its rows.
    case .clip: return ambiguous[parent] != nil && self[view].kind == .textView
    default: return false
    }
  }
}
