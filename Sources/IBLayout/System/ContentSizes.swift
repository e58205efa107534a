import IBModel

/// The size of each view's content, by axis; nil for a view without content.
struct ContentSizes {
  private var extents: PerAxis<ViewTable<Double?>>
  private var wrapping: [WrappingView] = []

  /// A view whose text wraps.
  private struct WrappingView {
    var view: ViewIndex
    var size: ContentSize
    /// The width the height was measured for; nil is unlimited.
    var width: Double?
    var longestLine: Double?
  }

  /// The views whose text wraps if they are narrow.
  private(set) var wrappingViews: Set<ViewIndex> = []

  /// The measured widths of views whose stored widths are those to which stack views stretch them.
  private var stretchedWidths: [ViewIndex: Double] = [:]

  /// The size of a view by itself on an axis, before its stack view changes it.
  func naturalExtent(of view: ViewIndex, _ axis: Axis) -> Double? {
    (axis == .horizontal ? stretchedWidths[view] : nil) ?? extent(of: view, axis)
  }

  /// Measures the views of columns that share a row in proportion to their content. Stored heights are kept: heights of
  /// controls are known less exactly, and rows stretch all of them alike.
  mutating func measureColumns(in scene: ResolvedScene, _ measure: ContentMeasure) {
    let views = scene.indices.filter { scene.isInSharedColumn($0) }
    guard !views.isEmpty else { return }
    let measure = measure.adapted(to: scene)
    for view in views {
      stretchedWidths[view] = measure.size(of: scene[view], availableWidth: nil)?.width
    }
  }

  func extent(of view: ViewIndex, _ axis: Axis) -> Double? { extents[axis][view] }

  /// Takes the stored sizes of views of kinds that have content.
  init(storedIn scene: ResolvedScene) {
    extents = PerAxis(
      ViewTable(scene.indices.map { scene.contentExtent(of: $0, .horizontal) }),
      ViewTable(scene.indices.map { scene.contentExtent(of: $0, .vertical) }))
  }

  /// Measures content; if that is not possible, the stored size applies.
  init(measuredIn scene: ResolvedScene, _ measure: ContentMeasure) {
    self.init(storedIn: scene)
    self.measure(scene.indices.filter { scene[$0].placement == .constrained }, in: scene, measure)
  }

  /// Measures views whose size the document does not store.
  mutating func measureUnstored(in scene: ResolvedScene, _ measure: ContentMeasure) {
    self.measure(
      scene.indices.filter { scene[$0].placement == .constrained && scene[$0].storedFrame == nil }, in: scene, measure)
  }

  private mutating func measure(_ views: [ViewIndex], in scene: ResolvedScene, _ measure: ContentMeasure) {
    if views.isEmpty { return }
    let measure = measure.adapted(to: scene)
    for view in views {
      guard let size = measure.size(of: scene[view], availableWidth: nil) else { continue }
      if scene.placeholder(of: view, .horizontal) == .unwritten { extents.horizontal[view] = size.width }
      guard scene.placeholder(of: view, .vertical) == .unwritten else { continue }
      extents.vertical[view] = size.height
      guard measure.wraps(scene[view]) else { continue }
      wrapping.append(WrappingView(view: view, size: size))
      wrappingViews.insert(view)
    }
  }

  /// Returns whether text wraps at another width than before.
  @discardableResult
  mutating func wrapText(in scene: ResolvedScene, at frames: ViewTable<Rect>, _ measure: ContentMeasure) -> Bool {
    var isWrapped = false
    let measure = measure.adapted(to: scene)
    for index in wrapping.indices {
      let view = wrapping[index].view
      let width = frames[view].width < wrapping[index].size.width ?? 0 ? frames[view].width : nil
      guard width != wrapping[index].width else { continue }
      isWrapped = true
      wrapping[index].width = width
      let size = width == nil ? wrapping[index].size : measure.size(of: scene[view], availableWidth: width)
      extents.vertical[view] = size?.height
      wrapping[index].longestLine = width.flatMap { limit in size?.width.map { min($0, limit) } }
    }
    return isWrapped
  }

  /// The same with wrapping text as wide as its longest line; nil if no text wraps.
  func asWideAsLines() -> ContentSizes? {
    var copy = self
    for text in wrapping {
      guard let line = text.longestLine else { continue }
      copy.extents.horizontal[text.view] = line
    }
    return wrapping.contains { $0.longestLine != nil } ? copy : nil
  }
}

extension ResolvedScene {
  fileprivate func isInSharedColumn(_ view: ViewIndex) -> Bool {
    guard self[view].isArranged, let column = self[view].parent, let row = self[column].parent,
      case .stack(let inner) = self[column].arrangement, case .stack(let outer) = self[row].arrangement
    else { return false }
    return outer.distribution == .fillProportionally && outer.axis == .horizontal && inner.axis == .vertical
  }

  fileprivate func placeholder(of view: ViewIndex, _ axis: Axis) -> PlaceholderSize.Extent {
    environment.mode == .canvas ? self[view].placeholder.extents[axis] : .unwritten
  }

  fileprivate func contentExtent(of view: ViewIndex, _ axis: Axis) -> Double? {
    guard self[view].placement == .constrained else { return nil }
    switch placeholder(of: view, axis) {
    case .unwritten: return storedExtent(of: view, axis)
    case .none: return nil
    case .points(let extent):
      // It is the one of a symbol's alignment rectangle.
      let insets = symbolInsets(of: view) ?? Insets()
      return extent + insets.start(axis) + insets.end(axis)
    }
  }

  private func storedExtent(of view: ViewIndex, _ axis: Axis) -> Double? {
    if let thickness = separatorExtent(of: view, axis) { return thickness }
    guard let stored = self[view].storedFrame, hasContent(view, axis) else { return nil }
    // An image view of UIKit is as large as its image, but a symbol has the size of a font.
    if case .image(let image?) = self[view].content, !image.isSymbol, let size = image.size { return size.extent(axis) }
    return stored.extent(axis)
  }
}
