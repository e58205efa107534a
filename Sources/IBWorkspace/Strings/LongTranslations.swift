import IBLayout
import IBLint
import IBModel
import IBProject

/// Translations that are certainly cut off while the text of the document is not.
struct LongTranslations {
  package private(set) var findings: [(String, TranslationProblem)] = []

  init(
    in document: TranslatedDocument, _ files: [TranslationFile], _ wanted: Set<String>?, by resolver: SceneResolver
  ) throws {
    guard document.loaded.document.platform == .iOS, !files.isEmpty else { return }
    let fitting = Set(
      MeasuredLabel.all(in: document.loaded, by: resolver).filter { !$0.isClipped }.map(\.view.object.id))
    guard !fitting.isEmpty else { return }
    let texts = Dictionary(
      document.texts.map { ($0.key, $0.text) }, uniquingKeysWith: { first, _ in first })
    for file in files {
      let entries = Dictionary(file.entries.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
      for language in file.languages where language != document.sourceLanguage && wanted?.contains(language) != false {
        let shown = try document.document(showing: entries.compactMapValues { $0.translations[language]?.text })
        for label in MeasuredLabel.all(in: shown, by: resolver) {
          let key = "\(label.view.object.id).text"
          guard let clipped = label.clipped, label.confidence == .certain, fitting.contains(label.view.object.id),
            let base = texts[key], let translation = entries[key]?.translations[language]?.text, translation != base
          else { continue }
          findings.append(
            (
              file.path,
              TranslationProblem(
                .long, key: key, language: language, line: entries[key]?.line, base: base, translation: translation,
                """
                \(TranslationCheck.quoted(translation)) needs \(clipped.needed.short) points of \(clipped.axis), and \
                \(label.view.object.reference) has \(clipped.available.short)
                """)
            ))
        }
      }
    }
  }
}
