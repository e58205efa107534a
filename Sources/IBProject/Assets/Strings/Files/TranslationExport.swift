import IBBase
import IBModel
import IBXML

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
    let strings = entries.map { ($0.key, CatalogText.value(of: $0, sourceLanguage)) }
    let root = JSONObject([
      ("sourceLanguage", .string(sourceLanguage)), ("strings", .object(JSONObject(strings))),
      ("version", .string("1.0")),
    ])
    return JSONValue.object(root).text(indent: "")
  }

  /// The `<file>` element of an XLIFF document.
  package func xliffFile(of path: String, language: String?) -> String {
    let languages =
      [("source-language", sourceLanguage)] + (language.map { [("target-language", $0)] } ?? [])
    let attributes = ([("original", path)] + languages + [("datatype", "plaintext")]).map {
      " \($0.0)=\"\(Escaping.attribute($0.1))\""
    }
    let lines =
      [
        "  <file\(attributes.joined())>", "    <header>", "      <tool tool-id=\"ibt\" tool-name=\"ibt\"/>",
        "    </header>",
        "    <body>",
      ] + entries.flatMap { unit($0, language) } + ["    </body>", "  </file>", ""]
    return lines.joined(separator: "\n")
  }

  private func unit(_ entry: TranslationFile.NewEntry, _ language: String?) -> [String] {
    // XML cannot contain control characters, so such a translation is not exchanged.
    let translation = language.flatMap { entry.translations[$0] }.flatMap { $0.hasControlCharacters ? nil : $0 }
    let target = translation.map { ["        <target>\(Escaping.text($0))</target>"] } ?? []
    return [
      "      <trans-unit id=\"\(Escaping.attribute(entry.key))\" xml:space=\"preserve\">",
      "        <source>\(Escaping.text(entry.base))</source>",
    ] + target + ["        <note>\(Escaping.text(entry.comment))</note>", "      </trans-unit>"]
  }

  package static func xliff(_ files: [String]) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" version="1.2" xsi:schemaLocation="urn:oasis:names:tc:xliff:document:1.2 http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd">
    \(files.joined())</xliff>

    """
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

extension String {
  fileprivate var hasControlCharacters: Bool {
    unicodeScalars.contains { $0.value < 0x20 && !"\t\n\r".unicodeScalars.contains($0) || $0.value & 0xFFFE == 0xFFFE }
  }
}
