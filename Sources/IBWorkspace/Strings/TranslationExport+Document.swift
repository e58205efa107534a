import IBModel
import IBProject

extension TranslationExport {
  /// The texts of one document, ready to be written.
  /// - Parameters:
  ///   - languages: The included translations; all of the project if it is empty.
  ///   - leavesOutIgnored: Whether texts that must not be translated are left out.
  package init(
    _ document: TranslatedDocument, languages: [String], leavesOutIgnored: Bool, withNotes: Bool,
    by resolver: SceneResolver
  ) throws {
    let translations = (languages.isEmpty ? document.languages : languages).map {
      ($0, document.translations(into: $0))
    }
    let ignored = Set(document.files.flatMap(\.entries).filter(\.isMarkedAsIgnored).map(\.key))
    let room = try withNotes ? TextRoom(of: document, by: resolver) : nil
    let platform = document.loaded.document.platform
    var seen: Set<String> = []
    let entries = document.texts.compactMap { text -> TranslationFile.NewEntry? in
      if leavesOutIgnored, text.isMarkedAsIgnored || ignored.contains(text.key) { return nil }
      guard seen.insert(text.key).inserted else { return nil }
      let fits = room?.note(for: text).map { " Fits = \"\($0)\";" } ?? ""
      return TranslationFile.NewEntry(
        key: text.key, comment: text.comment(on: platform) + fits, base: text.text,
        translations: translations.reduce(into: [:]) { $0[$1.0] = $1.1[text.key] })
    }
    self.init(entries, sourceLanguage: document.sourceLanguage)
  }
}
