import IBModel
import IBScene

extension SceneInsets {
  /// The margins of a table cell's content view; nil for other views.
  ///
  /// Measured on stored frames by version of the tools and width of the cell.
  func cellMargins(of view: ViewIndex) -> EdgeInsets? {
    guard case .cellContent = scene[view].arrangement, let cell = scene[view].parent else { return nil }
    if environment.xcodeVersion < .v9_2, isBelowTheTable(cell) {
      return EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }
    let width = frame(cell)?.width ?? scene[cell].storedFrame?.width ?? 0
    let contentWidth = frame(view)?.width ?? scene[view].storedFrame?.width ?? width
    let side = cellSideMargin(of: view, cellWidth: width)
    let version = environment.xcodeVersion
    let vertical: (top: Double, bottom: Double) =
      switch version {
      case ..<XcodeVersion.v9_1: (8, 8)
      case ..<XcodeVersion.v11: (11, 10.5)
      case ..<XcodeVersion.v26: (11, 11)
      default: (15, 15)
      }
    // An accessory takes the place of the margin.
    var margins = EdgeInsets(
      top: vertical.top, left: side, bottom: vertical.bottom, right: contentWidth < width ? 8 : side)
    if scene[view].margins.preservesSuperview, let written = scene[cell].margins.written {
      margins.left = max(margins.left, written.left)
      margins.right = max(margins.right, written.right)
    }
    return scene[view].margins.written.map { margins.widened(to: $0) } ?? margins
  }

  func cellSideMargin(of content: ViewIndex, cellWidth: Double) -> Double {
    let preserves = [content, scene[content].parent ?? .root].allSatisfy { scene[$0].margins.preservesSuperview }
    let screenWidth = environment.screen?.width ?? 320
    switch environment.xcodeVersion {
    case ..<XcodeVersion.v9_1: return preserves ? 15 : 8
    case ..<XcodeVersion.v11: return cellWidth >= 400 ? 20 : cellWidth < 300 ? 15 : 16
    default: break
    }
    let narrow: Double = environment.xcodeVersion >= .v26 ? 390 : 375
    if screenWidth > narrow { return cellWidth <= 320 ? 16 : 20 }
    return environment.xcodeVersion < .v12 ? 15 : 16
  }

  /// Cells that the table does not show do not have their margins yet.
  private func isBelowTheTable(_ cell: ViewIndex) -> Bool {
    guard let table = scene[cell].parent, scene.isTable(table), let y = scene[cell].storedFrame?.y else { return false }
    let height = frame(table)?.height ?? scene[table].storedFrame?.height ?? 0
    return height > 0 && y >= height
  }
}

extension EdgeInsets {
  /// On each side the larger of two insets.
  fileprivate func widened(to other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}
