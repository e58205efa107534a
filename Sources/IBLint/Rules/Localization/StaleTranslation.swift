import IBModel
import IBProject

extension Rule {
  static let staleTranslation = Rule(
    "stale_translation", .localization, .warning, needs: [.strings],
    check: .inspection { inspection, findings in
      let document = inspection.document
      let stale = (inspection.project.translations ?? []).compactMap { table -> StaleTable? in
        let entries = table.staleEntries { document.object($0) != nil }
        return entries.isEmpty ? nil : StaleTable(table: table, entries: entries)
      }
      guard let first = stale.first, let entry = first.entries.first else { return }
      let keys = Set(stale.flatMap(\.entries).map(\.key))
      let rest = keys.count == 1 ? "" : " and \(keys.count - 1) more"
      findings.report(
        document.tree.root,
        """
        \(stale.map(\.table).places) translate `\(entry.key)`\(rest), but the document has no such object
        """)
    })
}

/// A strings file, and its entries without objects.
private struct StaleTable {
  let table: StringsTable
  let entries: [StringsTable.Entry]
}
