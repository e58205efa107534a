extension StringsTable {
  /// Reads a `.xcstrings` file; nil when the bytes are not one.
  package init?(catalog bytes: [UInt8], path: String) {
    guard let file = try? TranslationFile(bytes, path: path, language: "") else { return nil }
    entries = file.entries.sorted { $0.key < $1.key }.map { entry in
      Entry(
        key: entry.key, translations: entry.translations.compactMapValues(\.text), comment: entry.comment,
        isExcluded: entry.isExcluded)
    }
    self.path = path
    languages = Set(entries.flatMap(\.translations.keys))
  }
}
