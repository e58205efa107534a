import IBAssets
import IBModel
import IBXML

extension Rule {
  static let missingTranslation = Rule(
    id: "missing_translation", group: .localization, severity: .warning, needs: [.strings],
    summary: "text that a strings file of the document does not have",
    reason: "Users of that language see the text of the document. It was added after the strings file was made.",
    repair: "Add the key to the strings file: Product › Export Localizations, or copy the line from another language",
    examples: [
      .bad(
        subviews: """
          <label text="Name" id="lb1"/>
          <label text="«Address»" id="lb2"/>
          """,
        files: ["de.lproj/Main.strings": #""lb1.text" = "Name";"#]),
      .good(
        subviews: """
          <label text="Name" id="lb1"/>
          <label text="100 %" id="lb2"/>
          <label text="Label" id="lb3"/>
          """,
        files: ["de.lproj/Main.strings": #""lb1.text" = "Name";"#]),
    ],
    check: .inspection { inspection, findings in
      // Texts that the file for English lacks are shown as they are in the document, usually in English.
      let tables = (inspection.project.translations ?? []).filter { !$0.entries.isEmpty && $0.languages != ["en"] }
      guard !tables.isEmpty else { return }
      let keys = tables.map { Set($0.entries.map(\.key)) }
      let used = Set(inspection.document.references.filter { [.connection, .part].contains($0.kind) }.map(\.id))
      for text in TranslatableText.all(in: inspection.document) where text.hasWord && !text.isSample(used) {
        let missing = zip(tables, keys).filter { !$0.1.contains(text.key) }.map(\.0)
        guard !missing.isEmpty else { continue }
        findings.report(
          text.range, "the text of \(text.object.reference) is not in \(missing.places) (`\(text.key)`)",
          object: text.object)
      }
    })
}

extension TranslatableText {
  /// Whether the text only fills the place of one that code sets: that of a new object, or of one that code or a cell
  /// refers to and that shows changing text.
  fileprivate func isSample(_ used: Set<String>) -> Bool {
    SampleText.contains(text) || used.contains(object.id) && [.label, .textView].contains(object.elementKind)
  }
}
