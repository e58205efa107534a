import IBModel
import IBProject

/// A document with the files that translate it.
package struct TranslatedDocument {
  package let loaded: LoadedDocument
  package let texts: [LocalizableText]
  package let files: [TranslationFile]
  package let sourceLanguage: String

  package var path: String { loaded.path }

  /// Reads the files beside a document.
  /// - Throws: `CommandError` when one of them cannot be read, because its translations are unknown then.
  package init(_ loaded: LoadedDocument, sourceLanguage: String?) throws {
    self.loaded = loaded
    texts = loaded.document.localizableTexts
    let found = TranslationFiles(ofDocument: loaded.path)
    if let failure = found.failures.first { throw CommandError(failure) }
    files = found.files
    let ofCatalog = files.first(where: \.isCatalog)?.language
    self.sourceLanguage = sourceLanguage ?? TranslationFiles.language(ofFile: loaded.path) ?? ofCatalog ?? "en"
  }

  package var languages: [String] { Set(files.flatMap(\.languages)).subtracting([sourceLanguage]).sorted() }

  /// The file with the translations into a language: a catalog if there is one.
  package func file(for language: String) -> TranslationFile? {
    files.first(where: \.isCatalog) ?? files.first { $0.language == language }
  }

  package func translations(into language: String) -> [String: String] {
    var result: [String: String] = [:]
    for file in files {
      for entry in file.entries where result[entry.key] == nil {
        if let text = entry.translations[language]?.text { result[entry.key] = text }
      }
    }
    return result
  }

  package func document(showing translations: [String: String]) throws -> LoadedDocument {
    var edit = ModelEdit(loaded.document)
    for text in texts {
      if let translation = translations[text.key], translation != text.text { edit.setText(of: text, to: translation) }
    }
    return LoadedDocument(loaded, editedTo: try loaded.verified(edit))
  }
}
