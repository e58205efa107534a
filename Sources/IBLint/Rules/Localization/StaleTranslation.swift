import IBAssets
import IBModel
import IBProject
import IBXML

extension Rule {
  static let staleTranslation = Rule(
    id: "stale_translation", group: .localization, severity: .warning, needs: [.strings],
    summary: "translation of an object that the document does not have",
    reason: "Translators work on texts that nobody sees. The object was deleted after the strings file was made.",
    repair: "Remove the lines from the strings file",
    examples: [
      .bad(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        «<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">»
            <objects>
                <label text="Name" id="lb1"/>
            </objects>
        </document>
        """,
        files: ["de.lproj/Main.strings": "\"lb1.text\" = \"Name\";\n\"xyz-12-abc.text\" = \"Adresse\";"]),
      .good(
        subviews: """
          <label text="Name" id="lb1"/>
          """,
        files: ["de.lproj/Main.strings": #""lb1.text" = "Name";"#]),
    ],
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

/// A strings file and its entries whose objects are gone.
private struct StaleTable {
  let table: StringsTable
  let entries: [StringsTable.Entry]
}
