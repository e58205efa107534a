import IBModel
import IBProject
import IBXML

extension Rule {
  static let staleTranslation = Rule(
    "stale_translation", .localization, .warning, inputs: [.required(.strings)],
    check: .inspection { inspection, findings in
      let document = inspection.document
      let stale = (inspection.project.translations ?? []).map { table in
        (table: table, entries: table.staleEntries { document.object($0) != nil })
      }.filter { !$0.entries.isEmpty }
      guard let entry = stale.first?.entries.first else { return }
      let keys = Set(stale.flatMap(\.entries).map(\.key))
      let rest = keys.count == 1 ? "" : " and \(keys.count - 1) more"
      findings.report(
        document.tree.root,
        """
        \(stale.map(\.table).places) \(stale.count == 1 ? "translates" : "translate") `\(entry.key)`\(rest), but the \
        document has no such object
        """)
    })
}
