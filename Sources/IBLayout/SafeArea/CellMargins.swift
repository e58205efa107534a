import IBModel
import IBScene
import IBXML

extension ViewInsets {
  /// The margins of a table cell's content view; nil when the view is none.
  ///
  /// Measured on stored frames by version of the tools and width of the cell.
  func cellMargins(of node: Int) -> EdgeInsets? {
    guard tree.nodes[node].kind == .tableViewCellContentView else { return nil }
    let cell = tree.nodes[node].parent
    if isBelowTheTable(cell) { return EdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    let width = frames?[cell].width ?? tree.nodes[cell].stored?.width ?? 0
    let contentWidth = frames?[node].width ?? tree.nodes[node].stored?.width ?? width
    let side = cellSideMargin(of: node, cellWidth: width)
    let version = surroundings.toolsVersion
    let vertical: (top: Double, bottom: Double) =
      switch version {
      case ..<13771: (8, 8)
      case ..<14800: (11, 10.5)
      case ..<24100: (11, 11)
      default: (15, 15)
      }
    // An accessory takes the place of the margin.
    var margins = EdgeInsets(
      top: vertical.top, left: side, bottom: vertical.bottom, right: contentWidth < width ? 8 : side)
    if tree.isSet(.preservesSuperviewLayoutMargins, of: node), let written = writtenMargins(of: cell) {
      margins.left = max(margins.left, written.left)
      margins.right = max(margins.right, written.right)
    }
    return margins
  }

  func cellSideMargin(of content: Int, cellWidth: Double) -> Double {
    let preserves = [content, max(tree.nodes[content].parent, 0)].allSatisfy {
      tree.isSet(.preservesSuperviewLayoutMargins, of: $0)
    }
    let screenWidth = surroundings.screen?.width ?? 320
    switch surroundings.toolsVersion {
    case ..<13771: return preserves ? 15 : 8
    case ..<14800: return cellWidth >= 400 ? 20 : cellWidth < 300 ? 15 : 16
    default: break
    }
    if screenWidth > 375 { return cellWidth <= 320 ? 16 : 20 }
    return surroundings.toolsVersion < 17000 ? 15 : 16
  }

  /// Cells the table does not show have not been given their margins.
  private func isBelowTheTable(_ cell: Int) -> Bool {
    let table = tree.nodes[cell].parent
    guard table >= 0, tree.nodes[table].kind == .tableView, let y = tree.nodes[cell].stored?.y else { return false }
    let height = frames?[table].height ?? tree.nodes[table].stored?.height ?? 0
    return height > 0 && y >= height
  }
}
