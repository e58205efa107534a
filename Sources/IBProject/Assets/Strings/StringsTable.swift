/// The translations of a document into one language, or into all in a string catalog.
package struct StringsTable: Sendable, Hashable {
  /// A translated text.
  package struct Entry: Sendable, Hashable {
    /// An object's id, a point and the name of a property: `abc-de-fgh.text`.
    package var key: String
    /// The translations by language; of a strings file only one, under its own language.
    package var translations: [String: String]
    /// The comment in front of the entry.
    var comment = ""
    /// Whether the file says without a comment that the text is not to be translated.
    var isExcluded = false
    /// The line of the file, from 1; nil in a string catalog.
    package var line: Int?

    /// The text of the document when the entry was made, as far as the file says it.
    /// - Complexity: O(bytes of the comment)
    package var baseText: String? {
      StringsTable.baseText(in: comment, ofProperty: key.split(separator: ".").last ?? "")
    }
    /// Whether the text is not to be translated, as a comment such as BartyCrouch's `#bc-ignore!` says.
    /// - Complexity: O(bytes of the comment)
    package var isMarkedAsIgnored: Bool { isExcluded || StringsTable.isIgnoring(comment) }
  }

  /// The path of the file.
  package var path: String
  /// The entries in the order of the file; those of a string catalog are sorted.
  package var entries: [Entry]
  /// The languages that the file is for.
  package var languages: Set<String>

  /// The entries by key; the first of several.
  package var entriesByKey: [String: Entry] {
    Dictionary(entries.map { ($0.key, $0) }) { first, _ in first }
  }
}
