import IBAssets
import IBInspection
import IBModel
import IBWorkspace
import IBXML

/// What an import changes: the document, or the files that translate it.
struct TranslationImport {
  private(set) var files: [FileChange] = []
  /// What was not imported, and what translators may have missed.
  private(set) var notes: [String] = []

  init(_ part: ImportedTexts.Part, into document: TranslatedDocument, languages wanted: [String]) throws {
    let byKey = Dictionary(document.texts.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    var values: [String: [String: String]] = [:]
    var unknown: Set<String> = []
    for (language, texts) in part.texts where wanted.isEmpty || wanted.contains(language) {
      for (key, text) in texts where !text.isEmpty {
        if byKey[key] == nil { unknown.insert(key) } else { values[language, default: [:]][key] = text }
      }
    }
    note(unknown: unknown, in: document)
    for (key, source) in part.sources.sorted(by: { $0.key < $1.key }) {
      guard let text = byKey[key]?.text, text != source else { continue }
      notes.append(
        "\(document.path): note: \(key): \(TranslationCheck.quoted(source)) was translated, and the text is now \(TranslationCheck.quoted(text))"
      )
    }
    for language in values.keys.sorted() {
      let texts = values[language] ?? [:]
      if language.isEmpty || language == document.sourceLanguage {
        try addBase(texts, document)
      } else {
        try add(texts, in: language, document, byKey)
      }
    }
  }

  private mutating func note(unknown: Set<String>, in document: TranslatedDocument) {
    guard let first = unknown.min() else { return }
    let rest = unknown.count == 1 ? "" : " and \(unknown.count - 1) more"
    notes.append("\(document.path): note: the document has no text `\(first)`\(rest); skipped")
  }

  /// Replaces texts of the document.
  private mutating func addBase(_ texts: [String: String], _ document: TranslatedDocument) throws {
    let result = try document.document(showing: texts)
    let original = document.loaded.document.tree.source
    files.append(FileChange(path: document.path, original: original, bytes: result.document.tree.source.bytes))
  }

  /// Replaces and adds translations. What only repeats the text of the document is not added.
  private mutating func add(
    _ texts: [String: String], in language: String, _ document: TranslatedDocument, _ byKey: [String: LocalizableText]
  ) throws {
    let platform = document.loaded.document.platform
    let file = document.file(for: language)
    let entries = Dictionary(
      (file?.entries ?? []).map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    var changed: [String: [String: String]] = [:]
    var new: [TranslationFile.NewEntry] = []
    for (key, text) in texts {
      guard let base = byKey[key] else { continue }
      let current = entries[key]?.translations[language]
      if current == nil, text == base.text { continue }
      if entries[key] == nil {
        new.append(
          .init(key: key, comment: base.comment(on: platform), base: base.text, translations: [language: text]))
      } else if current.map({ $0.text != nil }) ?? true {
        changed[key] = [language: text]
      } else {
        notes.append("\(document.path): note: \(key) has variations in \(language) and was not changed")
      }
    }
    guard let file else {
      guard !new.isEmpty else { return }
      let export = TranslationExport(new, sourceLanguage: document.sourceLanguage)
      files.append(
        FileChange(
          path: TranslationFiles.path(ofDocument: document.path, in: language), original: try SourceText([]),
          bytes: Array(export.strings(language: language).utf8), isNew: true))
      return
    }
    files.append(FileChange(path: file.path, original: file.source, bytes: try file.edited(changed, adding: new)))
  }
}
