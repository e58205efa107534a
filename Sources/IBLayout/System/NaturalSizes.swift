import IBModel

extension ResolvedScene {
  func storedSize(of view: ViewIndex) -> Size? {
    guard let stored = self[view].storedFrame, stored.width != 0 || stored.height != 0 else { return nil }
    return Size(width: stored.width, height: stored.height)
  }

  /// The extent that a required constraint of the view itself gives its alignment rectangle, in points; nil without
  /// one.
  func ownExtent(of view: ViewIndex, _ axis: Axis) -> Double? {
    constraints(heldBy: view).first {
      $0.first.attribute.isDimension && $0.first.attribute.axis == axis && $0.first.item == .view(view)
        && $0.second == nil && $0.relation == .equal && $0.priority == 1000
    }?.constant
  }

  /// The stored size of a view, or else the size that follows from its stored content view.
  ///
  /// Boxes, scroll views and tab views of AppKit keep a distance to their content on all sides. At the sides it is the
  /// content's own `x`.
  func naturalSize(of view: ViewIndex) -> Size? {
    if let stored = storedSize(of: view) { return stored }
    guard environment.platform == .macOS else { return nil }
    // As long as a separator is when it is dropped on the canvas; one in a stack view is as long as that.
    if isSeparator(view), !self[view].isArranged { return Size(width: 96, height: 96) }
    // A document view without a size of its own fills what shows it.
    if let parent = self[view].parent, case .clip = self[parent].arrangement { return storedSize(of: parent) }
    guard let content = contentView(of: view), let inner = self[content].storedFrame,
      inner.width != 0 || inner.height != 0, environment.follows(.contentDistances)
    else { return nil }
    return Size(width: inner.width + 2 * inner.x, height: inner.height + inner.y + farInset(of: view, inner))
  }

  private func contentView(of view: ViewIndex) -> ViewIndex? {
    let first = { self.children(of: view).first { self[$0].placement == .fixed } }
    switch self[view].arrangement {
    case .tabs: return first()
    case .box, .scroll: return first().flatMap { self[$0].isContentView ? $0 : nil }
    default: return nil
    }
  }

  /// Distance of the content's far edge on the vertical axis; measured on stored frames.
  private func farInset(of view: ViewIndex, _ content: Rect) -> Double {
    switch self[view].arrangement {
    case .tabs(let tabs): return tabs.style == .noTabsNoBorder ? content.y : 13
    case .box(let box):
      guard box.style == .primary else { return content.y }
      guard box.hasTitle else { return min(content.y, 3) }
      return macDesign == .tahoe ? 12 : 15
    default: return content.x
    }
  }

  /// Whether the frames stored below a view count from its top. On macOS this is true for some views only; a clip view
  /// follows its document.
  package func isFlipped(_ view: ViewIndex) -> Bool {
    guard environment.platform == .macOS else { return true }
    if case .clip = self[view].arrangement { return self[view].firstChild.map(isFlipped) ?? false }
    return self[view].kind.isFlipped
  }

  func view(of item: ResolvedItem) -> ViewIndex {
    switch item {
    case .view(let view): view
    case .guide(let guide): self[guide].view
    }
  }
}
