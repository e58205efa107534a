import IBModel
import IBScene
import IBSolver
import IBXML

extension SystemBuilder {
  /// Views without constraints of their own stay where they are stored and follow their superview by their mask.
  mutating func addFixedFrames() {
    for node in tree.nodes.indices where tree.nodes[node].placement == .fixed {
      for axis in Axis.allCases { addFixedFrame(node, axis) }
    }
  }

  /// Views of AppKit that place what they show by themselves, whatever its mask says.
  private static let rowKinds: Set<Name> = ["tableView", "outlineView", "collectionView"]

  private mutating func addFixedFrame(_ node: Int, _ axis: Axis) {
    let view = tree.nodes[node]
    let parent = view.parent
    guard let stored = view.stored, !fillsSuperview(node) else {
      // Old documents leave out the frames of contents that fill what is around them.
      addRow(size(node, axis), .equal, unwrittenExtent(node, axis), .fixedFrame(view.object))
      addRow(position(node, axis), .equal, LinearExpression(), .fixedFrame(view.object))
      return
    }
    let outer = storedExtent(of: parent, axis)
    let (near, extent) = (stored.start(axis), storedRowExtent(of: node, axis) ?? stored.extent(axis))
    let after = (outer ?? near + extent) - near - extent
    let shares = view.mask.shares(on: axis, start: near, extent: extent, end: after)
    // How much the superview differs from what is stored; where nothing is stored, nothing can be said.
    let isRow = SystemBuilder.rowKinds.contains(tree.nodes[parent].kind) && surroundings.platform == .macOS
    let growth = isRow ? LinearExpression() : outer.map { size(parent, axis) - $0 } ?? LinearExpression()
    let origin = RowOrigin.fixedFrame(view.object)
    let inset = unwrittenInset(of: node, axis)
    let start = growth * shares.start + near + inset
    let length = growth * shares.extent + extent - 2 * inset
    addRow(size(node, axis), .equal, length, priority: isSelfSized(node, axis) ? 749 : LinearSystem.required, origin)
    if axis == .vertical, !isFlipped(parent) {
      addRow(position(node, axis), .equal, size(parent, axis) - start - length, origin)
    } else {
      addRow(position(node, axis), .equal, start, origin)
    }
  }

  /// Height of a table row that says nothing of its height, and of the line below it, in points.
  private static let (rowHeight, rowSeparator) = (44.0, 1.0)

  /// The extent of a view without a frame: a cell is a row of its table, anything else fills its superview.
  private func unwrittenExtent(_ node: Int, _ axis: Axis) -> LinearExpression {
    let parent = tree.nodes[node].parent
    guard axis == .vertical else { return size(parent, axis) }
    switch tree.nodes[node].kind {
    case .tableViewCell:
      let height = tree.number("rowHeight", of: node) ?? tree.number("rowHeight", of: parent)
      return LinearExpression(height.flatMap { $0 > 0 ? $0 : nil } ?? SystemBuilder.rowHeight)
    case .tableViewCellContentView: return size(parent, axis) - SystemBuilder.rowSeparator
    default: return size(parent, axis)
    }
  }

  /// How far a row of inset groups lies within its table where the stored frame does not say so yet, in points.
  ///
  /// Source: stored frames of such rows, and of what lies in rows that are stored as wide as the table.
  private func unwrittenInset(of node: Int, _ axis: Axis) -> Double {
    let table = tree.nodes[node].parent
    guard axis == .horizontal, tree.nodes[node].kind == .tableViewCell, tree.nodes[table].kind == .tableView,
      tree.value("style", of: table) == "insetGrouped", let stored = tree.nodes[node].stored, stored.x == 0,
      stored.width == tree.nodes[table].stored?.width
    else { return 0 }
    return (surroundings.screen?.width ?? 0) > 375 ? 20 : 16
  }

  /// The height of a cell's content where the one that is stored belongs to a cell of another height.
  private func storedRowExtent(of node: Int, _ axis: Axis) -> Double? {
    guard axis == .vertical, tree.nodes[node].kind == .tableViewCellContentView,
      let content = tree.nodes[node].stored?.height,
      let cell = tree.nodes[tree.nodes[node].parent].stored?.height, abs(cell - content) > 2
    else { return nil }
    return cell - SystemBuilder.rowSeparator
  }

  /// Whether a view always covers its superview.
  private func fillsSuperview(_ node: Int) -> Bool {
    tree.nodes[tree.nodes[node].parent].kind == .visualEffectView && tree.nodes[node].element[.key] == "contentView"
  }

  /// The content of a table cell may grow beyond the cell: rows take the height their content needs.
  ///
  /// Source: stored frames. A height the cell asks for holds; since Xcode 12 it does so in tables only.
  private func isSelfSized(_ node: Int, _ axis: Axis) -> Bool {
    guard axis == .vertical, tree.nodes[node].kind == .tableViewCellContentView else { return false }
    let cell = tree.nodes[node].parent
    let isOutsideTables = cell == 0 && surroundings.toolsVersion >= 17000
    return tree.number("rowHeight", of: cell) == nil || isOutsideTables
  }

  private func storedExtent(of node: Int, _ axis: Axis) -> Double? {
    // Only the tab in front has the size of its tab view; the others keep what they had when they last were.
    let stored =
      tree.nodes[node].kind == "tabView" ? tree.storedSize(of: node) : tree.storedSize(of: node, surroundings)
    return stored.map { axis == .horizontal ? $0.width : $0.height }
  }

  /// Whether the frames stored below a view count from its top. On macOS only some views do.
  func isFlipped(_ node: Int) -> Bool { tree.isFlipped(node, surroundings.platform) }
}

extension ViewTree {
  /// Views of AppKit whose coordinates begin at the top.
  ///
  /// Source: measured on stored frames; a clip view turns with its document.
  private static let flippedKinds: Set<Name> = [
    "tableView", "outlineView", "textView", "collectionView", "tableHeaderView", "splitView",
  ]

  /// Whether the frames stored below a view count from its top.
  func isFlipped(_ node: Int, _ platform: Platform) -> Bool {
    guard platform == .macOS else { return true }
    let kind = nodes[node].kind
    if kind == .clipView {
      let content = nodes[node].firstChild
      return content >= 0 && isFlipped(content, platform)
    }
    return ViewTree.flippedKinds.contains(kind)
  }
}
