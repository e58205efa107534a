import IBModel
import IBScene

extension ResolvedScene {
  /// Whether Xcode flags a view as ambiguous although its frame is given, because nothing has laid it out.
  ///
  /// Source: flags of public documents. Labels of table cells in a built-in style are flagged if the table does not
  /// show their row; on macOS, before Xcode 11.4, for what boxes, scroll views and tab views show that are ambiguous
  /// or have a fixed frame, which adds no constraints to the system.
  /// - Parameter ambiguous: the views before it that are.
  func isUnsettled(_ view: ViewIndex, besides ambiguous: [ViewIndex: [Axis]]) -> Bool {
    guard self[view].placement == .fixed, let parent = self[view].parent else { return false }
    switch environment.platform {
    case .macOS: return environment.xcodeVersion < .v11_4 && isShownByUnsettled(view, parent, besides: ambiguous)
    default: return isLabelOfHiddenRow(view, parent)
    }
  }

  private func isLabelOfHiddenRow(_ view: ViewIndex, _ content: ViewIndex) -> Bool {
    guard self[view].kind == .label, case .cellContent = self[content].arrangement,
      let cell = self[content].parent, let table = self[cell].parent, isTable(table),
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
