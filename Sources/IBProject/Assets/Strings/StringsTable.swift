/// The translations of a document into one language, or into all in a string catalog.
package struct StringsTable: Sendable, Hashable {
  /// A translated text.
  package struct Entry: Sendable, Hashable {
    /// An object id, a period and the name of a property, such as `abc-de-fgh.text`.
    package var key: String
    /// Translations by language; a strings file has only its own.
    package var translations: [String: String]
    var comment = ""
    /// Whether a catalog, rather than a comment, excludes the text from translation.
    var isExcluded = false
    /// The line number, from 1; nil in a string catalog.
    package var line: Int?

    /// The text of the document when the entry was made, if the comment quotes it.
    /// - Complexity: O(bytes of the comment)
    package var baseText: String? {
      StringsTable.baseText(in: comment, ofProperty: key.split(separator: ".").last ?? "")
    }
    /// Whether a translation is empty, so the app shows nothing.
    package var showsNothing: Bool { translations.values.contains { $0.allSatisfy(\.isWhitespace) } }

    /// Whether the file or a comment such as BartyCrouch's `#bc-ignore!` excludes the text from translation.
    /// - Complexity: O(bytes of the comment)
    package var isMarkedAsIgnored: Bool { isExcluded || StringsTable.isIgnoring(comment) }
  }

  package var path: String
  /// Entries in file order; entries of a string catalog are sorted.
  package var entries: [Entry]
  package var languages: Set<String>

  package init(path: String, entries: [Entry] = [], languages: Set<String>) {
    (self.path, self.entries, self.languages) = (path, entries, languages)
  }

  package var entriesByKey: [String: Entry] {
    Dictionary(entries.map { ($0.key, $0) }) { first, _ in first }
  }
}

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
