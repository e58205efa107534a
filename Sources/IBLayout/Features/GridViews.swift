import IBModel
import IBScene
import IBSolver
import IBXML

/// A row or a column of a grid view.
struct GridLine {
  let id: String
  let placement: String?
  /// The extent written; nil when the line is as large as what it holds.
  let extent: Double?
  let padding: (start: Double, end: Double)

  init(_ element: Element, _ axis: Axis) {
    let number = { (name: Name) in element[name].flatMap { Double(finite: $0) } }
    id = element[.id] ?? ""
    placement = element[axis == .horizontal ? "xPlacement" : "yPlacement"]
    extent = number(axis == .horizontal ? .width : .height)
    padding =
      axis == .horizontal
      ? (number("leadingPadding") ?? 0, number("trailingPadding") ?? 0)
      : (number("topPadding") ?? 0, number("bottomPadding") ?? 0)
  }
}

extension SystemBuilder {
  /// Distance of rows and columns where none is written.
  private static let standardGridSpacing = 6.0
  /// Rows and columns are no larger than what they hold; weaker than the content's own hugging.
  private static let gridHugging = 240.0

  /// Grid views of AppKit: columns and rows side by side, each as large as its largest content.
  mutating func addGridViews() {
    guard surroundings.platform == .macOS else { return }
    for node in tree.nodes.indices where tree.nodes[node].kind == .gridView {
      for axis in Axis.allCases { addGridLines(node, axis) }
    }
  }

  private mutating func addGridLines(_ grid: Int, _ axis: Axis) {
    let element = tree.nodes[grid].element
    let origin = RowOrigin.stack(tree.nodes[grid].object)
    let list = element.child(axis == .horizontal ? "columns" : "rows")
    let lines = list?.children.map { GridLine($0, axis) } ?? []
    guard !lines.isEmpty else { return }
    let written = element[axis == .horizontal ? "columnSpacing" : "rowSpacing"].flatMap { Double(finite: $0) }
    let spacing = written ?? SystemBuilder.standardGridSpacing
    var edges: [String: (line: GridLine, start: LinearExpression, end: LinearExpression)] = [:]
    var next = LinearExpression()
    for (position, line) in lines.enumerated() {
      let extent = LinearExpression(addUnknown())
      if let fixed = line.extent { addRow(extent - fixed, .equal, origin) }
      addRow(extent, priority: SystemBuilder.gridHugging, origin)
      let start = next + line.padding.start
      edges[line.id] = (line, start, start + extent)
      next = start + extent + line.padding.end + (position < lines.count - 1 ? spacing : 0)
    }
    addRow(next, .equal, size(grid, axis), origin)
    let placement = element[axis == .horizontal ? "xPlacement" : "yPlacement"]
    let cells = element.child("gridCells")?.children.filter { $0.name == "gridCell" } ?? []
    let lineName: Name = axis == .horizontal ? "column" : "row"
    // The last line of each merged cell, by the id of the cell that shows the content.
    var ends: [String: LinearExpression] = [:]
    for cell in cells {
      if let head = cell["headOfMergedCell"], let line = cell[lineName].flatMap({ edges[$0] }) { ends[head] = line.end }
    }
    for cell in cells {
      guard let line = cell[lineName].flatMap({ edges[$0] }),
        let content = cell.child(withKey: "contentView").flatMap({ tree.place(of: $0) }), !tree.nodes[content].isHidden
      else { continue }
      let own = cell[axis == .horizontal ? "xPlacement" : "yPlacement"]
      let span = span(Anchor(node: content, rectangle: .alignment), axis, in: grid)
      let end = cell[.id].flatMap { ends[$0] } ?? line.end
      place(span, own ?? line.line.placement ?? placement ?? "", (line.start, end), origin)
    }
  }

  private mutating func place(
    _ content: (start: LinearExpression, end: LinearExpression), _ placement: String,
    _ line: (start: LinearExpression, end: LinearExpression), _ origin: RowOrigin
  ) {
    switch placement {
    case "fill":
      addRow(content.start, .equal, line.start, origin)
      addRow(content.end, .equal, line.end, origin)
      return
    case "leading", "top": addRow(content.start, .equal, line.start, origin)
    case "trailing", "bottom": addRow(content.end, .equal, line.end, origin)
    case "center": addRow(content.start + content.end, .equal, line.start + line.end, origin)
    default: break
    }
    addRow(content.start, .atLeast, line.start, origin)
    addRow(content.end, .atMost, line.end, origin)
  }
}
