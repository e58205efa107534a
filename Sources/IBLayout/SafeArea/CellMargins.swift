import IBModel

extension SceneInsets {
  /// The margins of a table cell's content view, measured on stored frames by version of the tools and width of the
  /// cell; nil for other views.
  func cellMargins(of view: ViewIndex) -> Insets? {
    guard case .cellContent = scene[view].arrangement, let cell = scene[view].parent else { return nil }
    let width = frame(cell)?.width ?? scene[cell].storedFrame?.width ?? 0
    let contentWidth = frame(view)?.width ?? scene[view].storedFrame?.width ?? width
    let side = tableInset(beside: cell) ?? cellSideMargin(of: view, cellWidth: width)
    let vertical = cellEndMargins(of: view)
    // An accessory takes the place of the margin.
    let besideAccessory =
      contentWidth < width ? environment.number(.sides, of: "table cell", "beside accessory", in: .margins) : nil
    var margins = Insets(
      top: vertical.top, left: side, bottom: vertical.bottom, right: besideAccessory?.value ?? side)
    if scene[view].margins.preservesSuperview, let written = scene[cell].margins.written {
      margins.left = max(margins.left, written.left)
      margins.right = max(margins.right, written.right)
    }
    return scene[view].margins.written.map { margins.widened(to: $0) } ?? margins
  }

  /// The inset of an inset grouped table beside a cell, which equals the margin in the cell; nil for other tables.
  private func tableInset(beside cell: ViewIndex) -> Double? {
    guard let list = scene[cell].parent, case .table(let table) = scene[list].arrangement, table.isInsetGrouped
    else { return nil }
    return scene[cell].storedFrame?.x
  }

  private func cellEndMargins(of view: ViewIndex) -> CellEnds {
    if let high = CellEnds("high ends", in: environment), !lowCellContents.contains(view) { return high }
    if environment.device?.idiom == .pad, let ends = CellEnds("on iPad", in: environment) { return ends }
    return CellEnds("-", in: environment) ?? CellEnds(top: 0, bottom: 0)
  }

  /// The margin at the sides, by the criteria of the releases of Xcode: margins around the cell, its width, the screen.
  func cellSideMargin(of content: ViewIndex, cellWidth: Double) -> Double {
    let preserves = [content, scene[content].parent ?? .root].allSatisfy { scene[$0].margins.preservesSuperview }
    let width = cellWidth >= 400 ? "wide cell" : cellWidth < 300 ? "narrow cell" : "other cell"
    let variants = [preserves ? "keeping margins" : "on its own", width, screenVariant(cellWidth: cellWidth)]
    return variants.lazy.compactMap { environment.number(.sides, of: "table cell", $0, in: .margins)?.value }.first ?? 0
  }

  private func screenVariant(cellWidth: Double) -> String {
    if environment.device?.idiom == .pad { return "on iPad" }
    let screen = environment.device?.screen.width ?? 320
    guard let least = environment.number(.leastWidth, of: "table cell", "large screen", in: .margins),
      screen >= least.value
    else { return "small screen" }
    return cellWidth <= 320 ? "narrow, large screen" : "large screen"
  }
}

/// Margins above and below the content of a table cell, in points.
struct CellEnds {
  let top: Double
  let bottom: Double

  fileprivate init(top: Double, bottom: Double) { (self.top, self.bottom) = (top, bottom) }

  init?(_ variant: String, in environment: SceneEnvironment) {
    guard let number = environment.number(.ends, of: "table cell", variant, in: .margins) else { return nil }
    self.init(top: number.values[0], bottom: number.values[1])
  }
}

extension ResolvedScene {
  /// The contents of table cells in which text lacks just the height by which the ends of Xcode 26 are higher, within
  /// the accuracy of rounding to pixels.
  ///
  /// A release of Xcode with lower ends stored the height of such a row, and the frames in it.
  func squeezedCellContents(_ frames: ViewTable<Rect>, _ contents: ContentSizes) -> Set<ViewIndex> {
    guard environment.mode == .canvas, let high = CellEnds("high ends", in: environment),
      let low = CellEnds("-", in: environment)
    else { return [] }
    let shortfall = high.top + high.bottom - low.top - low.bottom
    var result: Set<ViewIndex> = []
    let tolerance = 2 / environment.scale
    for view in indices where self[view].kind == .label {
      guard let needed = contents.extent(of: view, .vertical),
        abs(needed - frames[view].height - shortfall) < tolerance
      else { continue }
      if let content = cellContent(around: view) { result.insert(content) }
    }
    return result
  }

  private func cellContent(around view: ViewIndex) -> ViewIndex? {
    var current = self[view].parent
    while let ancestor = current {
      if case .cellContent = self[ancestor].arrangement { return ancestor }
      current = self[ancestor].parent
    }
    return nil
  }
}

extension Insets {
  fileprivate func widened(to other: Insets) -> Insets {
    Insets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}
