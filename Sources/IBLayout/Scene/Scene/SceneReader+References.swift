import IBModel
import IBXML

extension SceneReader {
  mutating func resolveReferences() {
    for view in ViewIndices(count: views.count) {
      switch views[view.position].arrangement {
      case .tabs(var tabs):
        tabs.front = frontPage(of: view)
        views[view.position].arrangement = .tabs(tabs)
      case .grid(var grid):
        grid.cells = cells(of: views[view.position].object.element)
        views[view.position].arrangement = .grid(grid)
      default: break
      }
    }
  }

  private func frontPage(of tabView: ViewIndex) -> ViewIndex? {
    let pages = ViewChildren(views: views, first: views[tabView.position].firstChild)
    guard let initial = views[tabView.position].object.element[.initialItem] else {
      return views[tabView.position].firstChild
    }
    return pages.first { views[$0.position].object.element.parent?[.id] == initial }
  }

  /// The cells of a grid that show a view; a merged cell extends to the last line that refers to it.
  private mutating func cells(of grid: Element) -> [GridSettings.Cell] {
    guard let list = grid.child(.gridCells) else { return [] }
    let positions = PerAxis(linePositions(.columns, of: grid), linePositions(.rows, of: grid))
    let elements = list.children.filter { $0.name == .gridCell }
    let lines = { (cell: Element) in
      PerAxis(cell[.column].flatMap { positions.horizontal[$0] }, cell[.row].flatMap { positions.vertical[$0] })
    }
    var ends: [String: PerAxis<Int?>] = [:]
    for cell in elements {
      guard let head = cell[.headOfMergedCell] else { continue }
      let last = lines(cell)
      let known = ends[head]
      ends[head] = PerAxis(last.horizontal ?? known?.horizontal, last.vertical ?? known?.vertical)
    }
    return elements.compactMap { cell in
      guard let content = cell.child(withKey: "contentView").flatMap({ places.view(at: $0) }) else { return nil }
      let first = lines(cell)
      let end = cell[.id].flatMap { ends[$0] }
      let last = PerAxis(end?.horizontal ?? first.horizontal, end?.vertical ?? first.vertical)
      return GridSettings.Cell(content: content, first: first, last: last, placement: placement(of: cell))
    }
  }

  private func linePositions(_ name: Name, of grid: Element) -> [String: Int] {
    var positions: [String: Int] = [:]
    for (position, line) in (grid.child(name)?.children.map { $0 } ?? []).enumerated() {
      positions[line[.id] ?? ""] = position
    }
    return positions
  }
}
