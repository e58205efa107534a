import IBBase
import IBModel

/// Texts of a document as files for translators, formatted as Xcode does.
package struct TranslationExport: Sendable {
  package var entries: [TranslationFile.NewEntry]
  package var sourceLanguage: String

  package init(_ entries: [TranslationFile.NewEntry], sourceLanguage: String) {
    self.entries = entries.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    self.sourceLanguage = sourceLanguage
  }

  /// The text of a strings file.
  /// - Parameter language: The language of the values; nil for the texts of the document, which also replace missing
  ///   translations.
  package func strings(language: String? = nil) -> String {
    entries.map { entry in
      let value = language.flatMap { entry.translations[$0] } ?? entry.base
      return
        "\n/* \(entry.comment.replacing("*/", with: "* /")) */\n\(StringsText.quoted(entry.key)) = \(StringsText.quoted(value));\n"
    }.joined()
  }

  package var catalog: String {
    let strings = entries.map { (name: $0.key, value: CatalogText.value(of: $0, sourceLanguage)) }
    let root: JSONObject = ["sourceLanguage": sourceLanguage, "strings": JSONObject(strings), "version": "1.0"]
    return CatalogText.text(of: root)
  }
}

extension LocalizableText {
  /// The comment before the text in strings files:
  /// `Class = "UILabel"; text = "Name"; ObjectID = "abc-de-fgh"; Note = "Of a person";`.
  package func comment(on platform: Platform) -> String {
    let name = StringsText.escaped(property.hasSuffix("]") ? key : property)
    let note = note.map { " Note = \"\(StringsText.escaped($0))\";" } ?? ""
    return """
      Class = "\(className(on: platform))"; \(name) = "\(StringsText.escaped(text))"; \
      ObjectID = "\(StringsText.escaped(object.id.rawValue))";\(note)
      """
  }
}
