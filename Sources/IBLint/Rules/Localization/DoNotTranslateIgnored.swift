import IBAssets
import IBModel
import IBProject
import IBXML

extension Rule {
  static let doNotTranslateIgnored = Rule(
    "do_not_translate_ignored", .localization, .info, isOptIn: true, needs: [.strings],
    check: .inspection { inspection, findings in
      let tables = (inspection.project.translations ?? []).filter { !$0.entries.isEmpty }
      let marked = inspection.document.objectsNotToTranslate()
      guard !tables.isEmpty, !marked.isEmpty else { return }
      let entries = tables.map(\.entriesByKey)
      for text in TranslatableText.all(in: inspection.document) where marked.contains(text.object) {
        let translated = zip(tables, entries).filter { _, entries in
          entries[text.key]?.translations.values.contains { $0 != text.text } == true
        }
        guard !translated.isEmpty else { continue }
        findings.report(
          text.range,
          "the notes of \(text.object.reference) say not to translate its text, but \(translated.map(\.0).places) does",
          object: text.object)
      }
    })
}

extension Document {
  /// Objects whose notes say that their texts are not to be translated: with Apple's abbreviation, BartyCrouch's mark, or
  /// in full.
  func objectsNotToTranslate() -> Set<Object> {
    var found: Set<Object> = []
    tree.visitElements(named: "attributedString") { element in
      guard element[.key] == "userComments", let object = element.parent.flatMap({ Object($0) }) else { return }
      let note = element.children("fragment").map(SuppressionNote.text).joined()
      if StringsTable.isIgnoring(note) { found.insert(object) }
    }
    return found
  }
}
