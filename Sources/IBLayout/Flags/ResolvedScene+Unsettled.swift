import IBModel

extension ResolvedScene {
  var hasConstrainedViews: Bool { views.contains { $0.placement == .constrained } }

  /// Whether Xcode flags a view as ambiguous although its frame is given, because nothing has laid it out.
  ///
  /// Source: flags of public documents. Flagged are contents of rows that a table or collection does not show:
  /// accessories, labels and images of table cells in a built-in style, and since Xcode 13 all constrained views; on
  /// macOS, before Xcode 11.4, also contents of boxes, scroll views and tab views that are ambiguous or have a fixed
  /// frame, which adds no constraints to the system.
  /// - Parameter ambiguous: The preceding views that are ambiguous.
  func isUnsettled(_ view: ViewIndex, besides ambiguous: [ViewIndex: [Axis]]) -> Bool {
    guard let parent = self[view].parent else { return false }
    switch environment.platform {
    case .macOS:
      return self[view].placement == .fixed && environment.follows(.unsettledContents)
        && isShownByUnsettled(view, parent, besides: ambiguous)
    default: return isInHiddenRow(view, parent)
    }
  }

  /// Whether a table or, horizontally, a grid view of AppKit places a view in it by more than constraints.
  ///
  /// Source: flags of public documents.
  func isSettledByContainer(_ view: ViewIndex, _ axis: Axis) -> Bool {
    guard environment.platform == .macOS, environment.follows(.containersSettle) else { return false }
    var current = self[view].parent
    while let ancestor = current {
      switch self[ancestor].arrangement {
      case .table: return true
      case .grid: return axis == .horizontal
      case .box, .scroll, .tabs, .split: return false
      default: current = self[ancestor].parent
      }
    }
    return false
  }

  /// Whether a view shares a row of a stack view of UIKit with others along the axis of the stack view.
  ///
  /// Source: flags of public documents. Of 23 views that share such a row with others of the same priority Xcode flags
  /// none.
  func fillsRow(_ view: ViewIndex) -> Bool {
    guard self[view].isArranged, environment.follows(.rowsShareRoom), let parent = self[view].parent,
      case .stack(let settings) = self[parent].arrangement
    else { return false }
    return settings.axis == .horizontal && settings.distribution == .fill
  }

  /// The scroll views that have a content layout guide.
  ///
  /// Source: flags of public documents. Of scroll views whose contents have no extent Xcode flags all 14 that have such
  /// a guide, all with ambiguous views directly in them, and 6 of 30 others.
  var viewsWithContentGuides: Set<ViewIndex> { Set(guides.filter { $0.kind == .contentLayout }.map(\.view)) }

  private func isInHiddenRow(_ view: ViewIndex, _ parent: ViewIndex) -> Bool {
    if self[view].placement == .fixed {
      if isRowContent(parent), [.label, .imageView].contains(self[view].kind) || self[view].isAccessory {
        return isOutOfSight(parent)
      }
      // Tables size the contents of their rows themselves.
      guard isRowContent(view), environment.follows(.rowsOutOfSightAmbiguous) else { return false }
      return self[parent].parent.map(isCollection) == true && isOutOfSight(view)
    }
    guard environment.follows(.rowsOutOfSightAmbiguous) else { return false }
    var current: ViewIndex? = parent
    while let ancestor = current {
      if isRowContent(ancestor) { return isOutOfSight(ancestor) }
      current = self[ancestor].parent
    }
    return false
  }

  private func isRowContent(_ view: ViewIndex) -> Bool {
    self[view].kind == .tableViewCellContentView || self[view].kind == .collectionViewCellContentView
  }

  /// Whether a table or collection does not show the row: it begins below the part that bars leave.
  private func isOutOfSight(_ content: ViewIndex) -> Bool {
    guard let cell = self[content].parent, let list = self[cell].parent, isTable(list) || isCollection(list),
      let row = self[cell].storedFrame, let shown = self[list].storedFrame
    else { return false }
    return row.y >= shown.height - coveredTop(of: list)
  }

  /// The height of a list that the bars above it cover, in points. Source: 9 rows in 5 documents of 4 projects; without
  /// a notch rows behind the bars count as shown (5 rows of 4 projects).
  private func coveredTop(of list: ViewIndex) -> Double {
    guard environment.isNotched else { return 0 }
    let added = environment.addsPortraitInsets ? environment.canvasStatusBarHeight : 0
    var y = added
    var current = list
    while let parent = self[current].parent {
      y += self[current].storedFrame?.y ?? 0
      current = parent
    }
    return max(0, environment.safeArea(of: rootKind, size: rootSize).top - y)
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
