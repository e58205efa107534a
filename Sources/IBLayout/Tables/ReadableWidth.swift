import IBModel

/// The width text keeps within to stay readable.
enum ReadableWidth {
  /// The widest readable content guide at the standard text size, in points.
  ///
  /// Source: 672 wide and 176 from both edges of a screen of 1024, https://useyourloaf.com/blog/readable-content-guides/
  static let largest = 672.0
}

extension ViewInsets {
  /// Margins that leave no more than the readable width between them.
  func readable(_ margins: EdgeInsets, of node: Int) -> EdgeInsets {
    let width = node == 0 ? rootSize.width : frames?[node].width ?? tree.nodes[node].stored?.width ?? 0
    let side = (width - ReadableWidth.largest) / 2
    return EdgeInsets(
      top: margins.top, left: max(margins.left, side), bottom: margins.bottom, right: max(margins.right, side))
  }

  /// The insets of a view's readable content guide.
  func readableInsets(of node: Int) -> EdgeInsets { readable(margins(of: node), of: node) }

  /// Whether the margins of a view leave the readable width; a table decides it for the contents of its cells.
  func followsReadableWidth(_ node: Int) -> Bool {
    if tree.isSet(.layoutMarginsFollowReadableWidth, of: node) { return true }
    guard tree.nodes[node].kind == .tableViewCellContentView else { return false }
    let table = tree.nodes[tree.nodes[node].parent].parent
    return table >= 0 && tree.isSet(.layoutMarginsFollowReadableWidth, of: table)
  }
}
