import IBModel
import IBSolver

extension SystemBuilder {
  /// Views that do not use Auto Layout keep their stored frame and follow their superview by their mask.
  mutating func addFixedFrames() {
    let rowsAbove = rowsAbove
    for view in scene.indices where scene[view].placement == .fixed {
      guard let parent = scene[view].parent else { continue }
      addFixedFrame(view, in: parent, .horizontal)
      if placesRow(view, in: parent) {
        addTableRow(view, above: rowsAbove[view], in: parent)
      } else {
        addFixedFrame(view, in: parent, .vertical)
      }
    }
  }

  private mutating func addFixedFrame(_ view: ViewIndex, in parent: ViewIndex, _ axis: Axis) {
    let origin = RowOrigin.fixedFrame(scene[view].object)
    guard let stored = scene[view].storedFrame, !fillsSuperview(view, parent) else {
      // Old documents leave out the frames of contents that fill what is around them.
      addRow(size(view, axis), .equal, unwrittenExtent(view, in: parent, axis), origin)
      addRow(position(view, axis), .equal, LinearExpression(), origin)
      return
    }
    let outer = storedExtent(of: parent, axis)
    let (near, extent) = (stored.start(axis), stored.extent(axis))
    let after = (outer ?? near + extent) - near - extent
    let shares = scene[view].mask.shares(on: axis, start: near, extent: extent, end: after)
    // The difference from the superview's stored size; zero without a stored size.
    let growth =
      placesRows(parent) ? LinearExpression() : outer.map { size(parent, axis) - $0 } ?? LinearExpression()
    let start = growth * shares.start + near
    let length = growth * shares.extent + extent
    let strength = isSelfSized(view, in: parent, axis) ? RowStrength.cellHeight : RowStrength.required
    addRow(size(view, axis), .equal, length, priority: strength, origin)
    if strength == RowStrength.cellHeight, environment.mode == .canvas {
      addRow(size(view, axis) - length, .atLeast, priority: RowStrength.leastCellHeight, origin)
    }
    let countsFromFarEdge = axis == .vertical ? !scene.isFlipped(parent) : isReflected(view, in: parent)
    if countsFromFarEdge {
      addRow(position(view, axis), .equal, size(parent, axis) - start - length, origin)
    } else {
      addRow(position(view, axis), .equal, start, origin)
    }
  }

  private func placesRow(_ view: ViewIndex, in parent: ViewIndex) -> Bool {
    guard environment.mode == .runTime, case .cell = scene[view].arrangement, case .table = scene[parent].arrangement,
      environment.platform != .macOS
    else { return false }
    return scene[view].storedFrame != nil
  }

  /// A row is as high as stored unless its content needs another height, and as far below the row before it as stored.
  private mutating func addTableRow(_ view: ViewIndex, above: ViewIndex?, in table: ViewIndex) {
    guard let stored = scene[view].storedFrame else { return }
    let origin = RowOrigin.fixedFrame(scene[view].object)
    let strength = isSelfSizedRow(view, in: table) ? RowStrength.cellHeight : RowStrength.required
    addRow(size(view, .vertical) - stored.height, priority: strength, origin)
    guard let above, let frame = scene[above].storedFrame else {
      return addRow(position(view, .vertical) - stored.y, .equal, origin)
    }
    let gap = stored.y - frame.y - frame.height
    addRow(position(view, .vertical) - position(above, .vertical) - size(above, .vertical) - gap, .equal, origin)
  }

  private var rowsAbove: [ViewIndex: ViewIndex] {
    var result: [ViewIndex: ViewIndex] = [:]
    guard environment.mode == .runTime else { return result }
    for table in scene.indices {
      guard case .table = scene[table].arrangement else { continue }
      let rows = scene.children(of: table).filter { placesRow($0, in: table) }
        .map { (row: $0, y: scene[$0].storedFrame?.y ?? 0) }
        .sorted { ($0.y, $0.row) < ($1.y, $1.row) }
      var (start, above): ((row: ViewIndex, y: Double)?, ViewIndex?) = (nil, nil)
      for (row, y) in rows {
        if start?.y != y { (start, above) = ((row, y), start?.row) }
        result[row] = above
      }
    }
    return result
  }

  private func isSelfSizedRow(_ row: ViewIndex, in table: ViewIndex) -> Bool {
    scene[row].arrangement.rowHeight == nil && (scene[table].arrangement.rowHeight ?? 0) <= 0
  }

  /// Whether the position along x counts from the far edge. Masks keep left at the left; fixed frames of the nib
  /// compiler and contents of cells follow the reading direction.
  private func isReflected(_ view: ViewIndex, in parent: ViewIndex) -> Bool {
    guard scene.isReflected || scene[parent].direction != nil else { return false }
    let isNatural = scene[view].hasFixedFrame || scene[view].isContentView || scene.cellPlaces(contentsOf: parent)
    return scene.isReflected(isNatural: isNatural, in: parent)
  }

  /// Whether a view of AppKit places its contents itself and ignores autoresizing masks.
  private func placesRows(_ view: ViewIndex) -> Bool {
    guard environment.platform == .macOS else { return false }
    switch scene[view].arrangement {
    case .table, .collection: return true
    default: return false
    }
  }

  /// The height of a table row without a stored height, and of the line below it, in points.
  private static let (rowHeight, rowSeparator) = (44.0, 1.0)

  /// Returns the height of a row for a cell; any other view without a frame fills its superview.
  private func unwrittenExtent(_ view: ViewIndex, in parent: ViewIndex, _ axis: Axis) -> LinearExpression {
    guard axis == .vertical else { return size(parent, axis) }
    switch scene[view].arrangement {
    case .cell(let cell):
      let height = cell.rowHeight ?? scene[parent].arrangement.rowHeight
      return LinearExpression(height.flatMap { $0 > 0 ? $0 : nil } ?? SystemBuilder.rowHeight)
    case .cellContent: return size(parent, axis) - SystemBuilder.rowSeparator
    default: return size(parent, axis)
    }
  }

  private func fillsSuperview(_ view: ViewIndex, _ parent: ViewIndex) -> Bool {
    guard scene[view].isContentView, case .effect = scene[parent].arrangement else { return false }
    return true
  }

  /// The content of a table cell may grow beyond the cell: rows take the height their content needs.
  ///
  /// Source: stored frames. A cell's requested height applies, to newer releases in tables only.
  private func isSelfSized(_ view: ViewIndex, in cell: ViewIndex, _ axis: Axis) -> Bool {
    guard axis == .vertical, case .cellContent = scene[view].arrangement, environment.follows(.selfSizedRows) else {
      return false
    }
    if let table = scene[cell].parent, placesRow(cell, in: table), isSelfSizedRow(cell, in: table) { return false }
    return scene[cell].arrangement.rowHeight == nil || cell.isRoot && environment.follows(.lowRowsOutsideTablesGrow)
  }

  private func storedExtent(of view: ViewIndex, _ axis: Axis) -> Double? {
    // Only the tab in front has the size of its tab view; the others keep what they had when they last were.
    if case .tabs = scene[view].arrangement { return scene.storedSize(of: view)?.extent(axis) }
    return scene.naturalSize(of: view)?.extent(axis)
  }
}

extension Arrangement {
  fileprivate var rowHeight: Double? {
    switch self {
    case .table(let table): table.rowHeight
    case .cell(let cell): cell.rowHeight
    default: nil
    }
  }
}

extension ResolvedScene {
  /// Whether a cell in a built-in style places the labels in its content view.
  package func cellPlaces(contentsOf content: ViewIndex) -> Bool {
    guard case .cellContent = self[content].arrangement, let cell = self[content].parent,
      case .cell(let settings) = self[cell].arrangement
    else { return false }
    return settings.placesContents
  }
}
