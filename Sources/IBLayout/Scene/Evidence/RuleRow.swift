import CTables
import IBModel

/// A row of the table `Rules.tsv` about a rule.
package struct RuleRow: Sendable {
  /// The cells: rule, from, before, about, reads, says, kept because.
  package let cells: [TableText]
  package let first: XcodeVersion
  /// The first release it no longer holds for; nil if it still does.
  package let before: XcodeVersion?

  /// The rows of the table, without unreadable ones, which a test would find.
  static let all: [RuleRow] = TableText(.rules).lines.dropFirst().compactMap { RuleRow($0.columns()) }

  private init?(_ cells: [TableText]) {
    guard cells.count == 7, let first = cells[1] == "-" ? .v4 : XcodeVersion.byTitle[String(cells[1])] else {
      return nil
    }
    before = XcodeVersion.byTitle[String(cells[2])]
    if before == nil, cells[2] != "-" { return nil }
    (self.cells, self.first) = (cells, first)
  }
}

extension PlatformRule {
  package var row: RuleRow? { RuleRow.all.indices.contains(rawValue) ? RuleRow.all[rawValue] : nil }

  func holds(in version: XcodeVersion) -> Bool {
    guard let row else { return false }
    return row.first <= version && (row.before.map { version < $0 } ?? true)
  }
}
