import IBModel

/// Rectangles in cells of a grid, in which those that overlap another one are found without looking at all.
struct RectangleIndex {
  private struct Cell: Hashable {
    let column: Int
    let row: Int
  }

  /// The width and height of a cell, in points.
  private static let (width, height) = (128.0, 32.0)
  /// Rectangles in more cells are in a list of their own.
  private static let mostCells = 64

  private var cells: [Cell: [Rect]] = [:]
  private var large: [Rect] = []
  private var all: [Rect] = []

  mutating func insert(_ rect: Rect) {
    all.append(rect)
    guard let covered = RectangleIndex.cells(of: rect) else { return large.append(rect) }
    for cell in covered { cells[cell, default: []].append(rect) }
  }

  /// Returns a rectangle that overlaps another one or touches it; nil without any.
  func first(overlapping rect: Rect) -> Rect? {
    guard let covered = RectangleIndex.cells(of: rect) else { return all.first { $0.overlaps(rect) } }
    if let found = large.first(where: { $0.overlaps(rect) }) { return found }
    for cell in covered { if let found = cells[cell]?.first(where: { $0.overlaps(rect) }) { return found } }
    return nil
  }

  /// nil for a rectangle in too many.
  private static func cells(of rect: Rect) -> [Cell]? {
    let sides = [rect.x / width, rect.maxX / width, rect.y / height, rect.maxY / height]
    guard sides.allSatisfy({ abs($0) < 1e9 }), rect.width >= 0, rect.height >= 0 else { return nil }
    let places = sides.map { Int($0.rounded(.down)) }
    let (columns, rows) = (places[0]..<places[1] + 1, places[2]..<places[3] + 1)
    guard columns.count * rows.count <= mostCells else { return nil }
    return columns.flatMap { column in rows.map { Cell(column: column, row: $0) } }
  }
}
