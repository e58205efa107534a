import IBModel
import IBScene

/// Margins above and below the content of a table cell, in points; measured on stored frames.
private enum CellEnd {
  /// From Xcode 26 on; on iPads before, too, in the one document that shows them.
  static let high = 15.0
  static let even = 11.0
  /// By how much lower text is in a row that was stored with lower ends.
  static let shortfall = 2 * (high - even)
}

extension SceneInsets {
  /// The margins of a table cell's content view; nil for other views.
  ///
  /// Measured on stored frames by version of the tools and width of the cell.
  func cellMargins(of view: ViewIndex) -> Insets? {
    guard case .cellContent = scene[view].arrangement, let cell = scene[view].parent else { return nil }
    let width = frame(cell)?.width ?? scene[cell].storedFrame?.width ?? 0
    let contentWidth = frame(view)?.width ?? scene[view].storedFrame?.width ?? width
    let side = tableInset(beside: cell) ?? cellSideMargin(of: view, cellWidth: width)
    let vertical = cellEndMargins(of: view)
    // An accessory takes the place of the margin.
    let isBesideAccessory = contentWidth < width && environment.follows(.marginBesideAccessory)
    var margins = Insets(
      top: vertical.top, left: side, bottom: vertical.bottom, right: isBesideAccessory ? 8 : side)
    if scene[view].margins.preservesSuperview, let written = scene[cell].margins.written {
      margins.left = max(margins.left, written.left)
      margins.right = max(margins.right, written.right)
    }
    return scene[view].margins.written.map { margins.widened(to: $0) } ?? margins
  }

  /// What a table of inset groups keeps free beside a cell, which is as wide as the margin in the cell; nil for other tables.
  private func tableInset(beside cell: ViewIndex) -> Double? {
    guard environment.follows(.cellSidesByScreen), let list = scene[cell].parent,
      case .table(let table) = scene[list].arrangement, table.isInsetGrouped
    else { return nil }
    return scene[cell].storedFrame?.x
  }

  private func cellEndMargins(of view: ViewIndex) -> (top: Double, bottom: Double) {
    if environment.follows(.highCellEnds), !lowCellContents.contains(view) { return (CellEnd.high, CellEnd.high) }
    if environment.follows(.evenCellEnds) {
      let end = environment.device?.idiom == .pad ? CellEnd.high : CellEnd.even
      return (end, end)
    }
    return environment.follows(.cellEnds) ? (CellEnd.even, 10.5) : (8, 8)
  }

  func cellSideMargin(of content: ViewIndex, cellWidth: Double) -> Double {
    let preserves = [content, scene[content].parent ?? .root].allSatisfy { scene[$0].margins.preservesSuperview }
    let screenWidth = environment.device?.screen.width ?? 320
    if environment.follows(.oldCellSides) { return preserves ? 15 : 8 }
    if environment.follows(.cellSidesByWidth) { return cellWidth >= 400 ? 20 : cellWidth < 300 ? 15 : 16 }
    guard environment.follows(.cellSidesByScreen) else { return 16 }
    // Measured in four documents of four projects.
    if environment.device?.idiom == .pad { return 16 }
    if screenWidth > (environment.xcodeVersion >= .v26 ? 390 : 375) { return cellWidth <= 320 ? 16 : 20 }
    return environment.follows(.narrowCellSides) ? 15 : 16
  }
}

extension ResolvedScene {
  /// The contents of table cells in which text lacks just the height by which the ends of Xcode 26 are higher, as far as
  /// rounding to pixels lets tell.
  ///
  /// A release of Xcode with lower ends stored the height of such a row, and the frames in it.
  func squeezedCellContents(_ frames: ViewTable<Rect>, _ contents: ContentSizes) -> Set<ViewIndex> {
    guard environment.mode == .canvas, environment.follows(.highCellEnds) else { return [] }
    var result: Set<ViewIndex> = []
    let tolerance = 2 / environment.scale
    for view in indices where self[view].kind == .label {
      guard let needed = contents.extent(of: view, .vertical),
        abs(needed - frames[view].height - CellEnd.shortfall) < tolerance
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
  /// On each side the larger of two insets.
  fileprivate func widened(to other: Insets) -> Insets {
    Insets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}
