import IBWorkspace

/// Prints the results of a search: each document at once, or everything in the end if it is counted or grouped.
struct FindOutput {
  private(set) var count = 0
  private var printer: ReportPrinter
  private let group: FoundRow.Group?
  private let countsOnly: Bool
  private var rows: [FoundRow] = []

  init(_ format: FormatOptions, group: FoundRow.Group?, countsOnly: Bool) {
    printer = ReportPrinter(format)
    (self.group, self.countsOnly) = (group, countsOnly)
  }

  mutating func add(_ report: FindReport) throws {
    count += report.rows.count
    if group != nil {
      rows += report.rows
    } else if !countsOnly, !report.rows.isEmpty {
      try printer.print(report)
    }
  }

  mutating func finish() throws {
    if let group {
      try printer.print(FindGroups(rows, by: group, showsRows: !countsOnly))
    } else if countsOnly {
      try printer.print(FindCount(count))
    }
    try printer.finish()
  }
}
