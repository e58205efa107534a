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
      let keys = Set(stale.flatMap(\.entries).map(\.key)).sorted()
      if keys.isEmpty { return }
      // Each is named, so that a baseline does not accept later ones.
      let names = keys.prefix(mostNamed).map { "`\($0)`" }.joined(separator: ", ")
      let rest = keys.count > mostNamed ? " and \(keys.count - mostNamed) more" : ""
      findings.report(
        document.tree.root,
        """
        \(stale.map(\.table).places) \(stale.count == 1 ? "translates" : "translate") \(names)\(rest), but the \
        document has no such object\(keys.count == 1 ? "" : "s")
        """)
    })

  private static let mostNamed = 30
}
