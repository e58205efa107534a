import IBBase

/// Rows of cells in aligned columns, two spaces apart.
package struct TextTable {
  private var rows: [[Cell]] = []
  private var widths: [Int] = []
  private let rightAligned: Set<Int>

  private struct Cell {
    var text: String
    var width: Int
  }

  /// - Parameter rightAligned: The right-aligned columns, counted from 0.
  package init(rightAligned: Set<Int> = []) { self.rightAligned = rightAligned }

  /// - Parameter isLoose: Whether the row does not widen columns; cells after a wider one move to the right.
  package mutating func add(_ row: [String], isLoose: Bool = false) {
    let cells = row.map(\.onOneLine).map { Cell(text: $0, width: $0.displayWidth) }
    for (column, cell) in cells.enumerated() {
      if column == widths.count { widths.append(0) }
      if !isLoose { widths[column] = max(widths[column], cell.width) }
    }
    rows.append(cells)
  }

  package var lines: [String] { rows.map(line) }

  private static let gap = 2

  private func line(_ row: [Cell]) -> String {
    var (line, end, start) = ("", 0, 0)
    for (column, cell) in row.enumerated() {
      if !cell.text.isEmpty {
        let wanted = start + (rightAligned.contains(column) ? widths[column] - cell.width : 0)
        let place = max(wanted, line.isEmpty ? 0 : end + TextTable.gap)
        line += String(repeating: " ", count: place - end) + cell.text
        end = place + cell.width
      }
      start += widths[column] + TextTable.gap
    }
    return line
  }
}
