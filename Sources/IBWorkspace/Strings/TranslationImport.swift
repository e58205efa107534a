import IBModel
import IBProject
import IBXML

/// The changes of an import: to the document, or to the files that translate it.
package struct TranslationImport {
  package private(set) var files: [FileChange] = []
  /// Notes on texts that were not imported.
  package private(set) var notes: [String] = []

  package init(_ imported: ImportedTexts, into document: TranslatedDocument, languages wanted: [String]) throws {
    let byKey = Dictionary(document.texts.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    var values: [String: [String: String]] = [:]
    var (unknown, empty): (Set<String>, Set<String>) = ([], [])
    for (language, texts) in imported.texts where wanted.isEmpty || wanted.contains(language) {
      for (key, text) in texts {
        if text.allSatisfy(\.isWhitespace) {
          empty.insert(key)
        } else if byKey[key] == nil {
          unknown.insert(key)
        } else {
          values[language, default: [:]][key] = text
        }
      }
    }
    note(unknown, in: document) { "the document has no text \($0)" }
    note(empty, in: document) { "empty translation of \($0)" }
    var ofCatalog: [String: [String: String]] = [:]
    for language in values.keys.sorted() {
      let file = document.file(for: language)
      if language.isEmpty || language == document.sourceLanguage && file?.isCatalog != false {
        try addBase(values[language] ?? [:], document)
      } else if file?.isCatalog == true {
        ofCatalog[language] = values[language]
      } else {
        try add([language: values[language] ?? [:]], to: file, document)
      }
    }
    if !ofCatalog.isEmpty { try add(ofCatalog, to: document.files.first(where: \.isCatalog), document) }
  }

  private mutating func note(_ skipped: Set<String>, in document: TranslatedDocument, _ clause: (String) -> String) {
    guard let first = skipped.min() else { return }
    let rest = skipped.count == 1 ? "" : " and \(skipped.count - 1) more"
    notes.append("\(document.path): note: \(clause("`\(first)`"))\(rest); skipped")
  }

  private mutating func addBase(_ texts: [String: String], _ document: TranslatedDocument) throws {
    let result = try document.document(showing: texts)
    files.append(FileChange(document.path, from: document.loaded.document.bytes, to: result.document.bytes))
  }

  private struct Additions {
    var changed: [String: [String: String]] = [:]
    package var new: [String: TranslationFile.NewEntry] = [:]
  }

  /// Replaces and adds translations. Translations that only repeat the text of the document are not added.
  private mutating func add(
    _ values: [String: [String: String]], to file: TranslationFile?, _ document: TranslatedDocument
  ) throws {
    let entries = Dictionary(
      (file?.entries ?? []).map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    var plan = Additions()
    for (language, texts) in values {
      for text in document.texts {
        guard let translation = texts[text.key] else { continue }
        add(translation, of: text, in: language, entries[text.key], document, &plan)
      }
    }
    let new = plan.new.values.sorted { $0.key < $1.key }
    if let file {
      let bytes = try file.edited(plan.changed, adding: new)
      files.append(FileChange(file.path, from: file.source.bytes, to: bytes))
    } else if let language = values.keys.first, !new.isEmpty {
      let export = TranslationExport(new, sourceLanguage: document.sourceLanguage)
      files.append(
        FileChange(
          TranslationFiles.path(ofDocument: document.path, in: language), from: nil,
          to: Array(export.strings(language: language).utf8)))
    }
  }

  private mutating func add(
    _ translation: String, of text: LocalizableText, in language: String, _ entry: TranslationFile.Entry?,
    _ document: TranslatedDocument, _ plan: inout Additions
  ) {
    let current = entry?.translations[language]
    if current == nil, translation == text.text { return }
    if let current, current.text == nil {
      notes.append("\(document.path): note: \(text.key) has variations in \(language) and was not changed")
    } else if entry != nil {
      plan.changed[text.key, default: [:]][language] = translation
    } else {
      let platform = document.loaded.document.platform
      let added = TranslationFile.NewEntry(
        key: text.key, comment: text.comment(on: platform), base: text.text, translations: [:])
      plan.new[text.key, default: added].translations[language] = translation
    }
  }
}
