/// Rows whose cells stand below each other, two blanks apart.
struct TextTable {
  private var rows: [[String]] = []
  private let rightAligned: Set<Int>

  init(rightAligned: Set<Int> = []) { self.rightAligned = rightAligned }

  mutating func add(_ row: [String]) { rows.append(row) }

  var lines: [String] {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.count)
      }
    }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        let isRight = rightAligned.contains(column)
        line += isRight ? padding + cell : cell
        let isLast = !row[(column + 1)...].contains { !$0.isEmpty }
        if isLast { break }
        line += isRight ? "  " : padding + "  "
      }
      return line
    }
  }
}
