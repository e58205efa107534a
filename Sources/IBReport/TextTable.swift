/// Rows of cells in aligned columns, two spaces apart.
package struct TextTable {
  private var rows: [[Cell]] = []
  private var widths: [Int] = []
  private let rightAligned: Set<Int>

  private struct Cell {
    var text: String
    var width: Int
  }

  /// An empty table.
  /// - Parameter rightAligned: the columns, counted from 0, whose cells end at the same place.
  package init(rightAligned: Set<Int> = []) { self.rightAligned = rightAligned }

  /// Adds a row; rows may have different numbers of cells.
  package mutating func add(_ row: [String]) {
    let cells = row.map { Cell(text: $0, width: $0.displayWidth) }
    for (column, cell) in cells.enumerated() {
      if column == widths.count { widths.append(0) }
      widths[column] = max(widths[column], cell.width)
    }
    rows.append(cells)
  }

  /// The rows as lines without spaces at their ends.
  package var lines: [String] { rows.map(line) }

  private func line(_ row: [Cell]) -> String {
    let last = row.lastIndex { !$0.text.isEmpty } ?? -1
    var line = ""
    for (column, cell) in row.prefix(last + 1).enumerated() {
      let padding = String(repeating: " ", count: widths[column] - cell.width)
      let isRight = rightAligned.contains(column)
      line += isRight ? padding + cell.text : cell.text
      if column < last { line += isRight ? "  " : padding + "  " }
    }
    return line
  }
}
