import IBModel
import IBSolver

extension SystemBuilder {
  /// The distance of rows and columns without a stored one, in points.
  private static let standardGridSpacing = 6.0

  /// Each column or row is as large as its largest content.
  mutating func addGridViews() {
    guard environment.platform == .macOS else { return }
    for view in scene.indices {
      guard case .grid(let grid) = scene[view].arrangement else { continue }
      for axis in Axis.allCases { addLines(of: grid, view, axis) }
    }
  }

  private mutating func addLines(of grid: GridSettings, _ view: ViewIndex, _ axis: Axis) {
    let lines = grid.lines[axis]
    guard !lines.isEmpty else { return }
    let origin = RowOrigin.stack(scene[view].object)
    let standard = environment.follows(.gridSpacing) ? SystemBuilder.standardGridSpacing : 0
    let spacing = grid.spacing[axis] ?? standard
    var spans: [Span] = []
    var next = LinearExpression()
    for (position, line) in lines.enumerated() {
      let extent = LinearExpression(addUnknown())
      if let fixed = line.extent { addRow(extent - fixed, .equal, origin) }
      addRow(extent, priority: RowStrength.gridHugging, origin)
      let start = next + line.paddingBefore
      spans.append((start, start + extent))
      next = start + extent + line.paddingAfter + (position < lines.count - 1 ? spacing : 0)
    }
    addRow(next, .equal, size(view, axis), origin)
    for cell in grid.cells where !scene[cell.content].isHidden {
      guard let first = cell.first[axis] else { continue }
      let content = edges(cell.content, axis, in: view)
      let placement = cell.placement[axis] ?? lines[first].placement ?? grid.placement[axis]
      let line = (spans[first].start, spans[cell.last[axis] ?? first].end)
      let isAligned = axis == .vertical && rowBaseline(of: lines[first], in: grid) != nil
      place(content, isAligned ? nil : placement, line, origin)
    }
    if axis == .vertical { alignBaselines(of: grid, view, origin) }
  }

  /// The common baseline of the views in a row, which replaces their other placement.
  private func rowBaseline(of row: GridSettings.Line, in grid: GridSettings) -> Baseline? {
    guard environment.follows(.gridBaselines) else { return nil }
    let own = row.alignment == .inherited ? nil : row.alignment
    switch own ?? grid.rowAlignment {
    case .firstBaseline: return .first
    case .lastBaseline: return .last
    case .none, .inherited: return nil
    }
  }

  private mutating func alignBaselines(of grid: GridSettings, _ view: ViewIndex, _ origin: RowOrigin) {
    var baselines: [Int: LinearExpression] = [:]
    for cell in grid.cells where !scene[cell.content].isHidden {
      guard let row = cell.first[.vertical], let line = rowBaseline(of: grid.lines[.vertical][row], in: grid) else {
        continue
      }
      let baseline = baseline(of: cell.content, line, in: view)
      if let first = baselines[row] { addRow(baseline, .equal, first, origin) } else { baselines[row] = baseline }
    }
  }

  private mutating func place(
    _ content: Span, _ placement: GridSettings.Placement?, _ line: Span, _ origin: RowOrigin
  ) {
    switch placement {
    case .fill:
      addRow(content.start, .equal, line.start, origin)
      addRow(content.end, .equal, line.end, origin)
      return
    case .leading, .top: addRow(content.start, .equal, line.start, origin)
    case .trailing, .bottom: addRow(content.end, .equal, line.end, origin)
    case .center: addRow(content.start + content.end, .equal, line.start + line.end, origin)
    case .unplaced, .inherited, nil: break
    }
    addRow(content.start, .atLeast, line.start, origin)
    addRow(content.end, .atMost, line.end, origin)
  }
}
