import IBXML

/// A strings file or string catalog with the translations of a document; edits rewrite only the bytes of changed
/// entries.
package struct TranslationFile: Sendable {
  /// A text with its translations.
  package struct Entry: Sendable {
    package var key: String
    /// Texts by language; a strings file has only its own.
    package var translations: [String: Translation]
    package var comment: String
    /// Whether a catalog excludes the text from translation.
    package var isExcluded: Bool
    /// The line number, from 1.
    package var line: Int

    /// Whether the file or a comment such as BartyCrouch's `#bc-ignore!` excludes the text from translation.
    package var isMarkedAsIgnored: Bool { isExcluded || StringsTable.isIgnoring(comment) }

    /// The text of the document when the entry was made, if the comment quotes it.
    package var baseText: String? {
      let property = key.drop { $0 != "." }.dropFirst()
      return StringsTable.baseText(in: comment, ofProperty: property.last == "]" ? key[...] : property)
    }

    package var objectID: String { String(key.prefix { $0 != "." }) }
    package var property: Substring { key.drop { $0 != "." }.dropFirst() }
  }

  package struct Translation: Sendable {
    /// Nil for a text that varies by number or device.
    package var text: String?
    /// Whether the catalog marks it as needing review.
    package var isUnfinished = false
  }

  /// The contents of an entry to write.
  package struct NewEntry: Sendable {
    package var key: String
    package var comment: String
    package var base: String
    package var translations: [String: String]

    package init(key: String, comment: String, base: String, translations: [String: String]) {
      (self.key, self.comment, self.base, self.translations) = (key, comment, base, translations)
    }
  }

  enum Content {
    case strings(StringsText)
    case catalog(CatalogText)
  }

  package let path: String
  package let source: SourceText
  /// The language of a strings file, or the source language of a catalog.
  package let language: String
  private let content: Content

  /// Reads a file; the path's extension determines the format.
  /// - Parameter language: The language of a strings file.
  /// - Throws: `ExplainedError` with the first mistake.
  package init(_ bytes: [UInt8], path: String, language: String) throws(ExplainedError) {
    let source: SourceText
    do throws(XMLError) { source = try SourceText(bytes) } catch { throw .init("\(error)") }
    let mark = source.utf8.starts(with: SourceEncoding.utf8Mark) ? SourceEncoding.utf8Mark.count : 0
    if source.utf8.contains(0) { throw .init("is not text; a file in UTF-16 begins with a byte order mark") }
    if path.hasSuffix(".xcstrings") {
      let catalog = try CatalogText(source.utf8, from: mark)
      (content, self.language) = (.catalog(catalog), catalog.sourceLanguage)
    } else {
      content = .strings(try StringsText(source.utf8, from: mark, language: language))
      self.language = language
    }
    (self.path, self.source) = (path, source)
  }

  package var isCatalog: Bool {
    if case .catalog = content { true } else { false }
  }

  /// Entries in file order.
  package var entries: [Entry] {
    switch content {
    case .strings(let text): text.entries
    case .catalog(let text): text.entries
    }
  }

  /// The languages of the file, including the source language of a catalog.
  package var languages: [String] {
    isCatalog ? Set(entries.flatMap(\.translations.keys)).union([language]).sorted() : [language]
  }

  /// Returns the file with texts replaced, entries added and entries removed.
  /// - Parameters:
  ///   - changed: Texts by key and language; unknown keys are ignored.
  ///   - new: Entries to add, in order if the file is sorted.
  ///   - removed: Keys.
  package func edited(
    _ changed: [String: [String: String]] = [:], adding new: [NewEntry] = [], removing removed: Set<String> = []
  ) throws(ExplainedError) -> [UInt8] {
    let splices =
      switch content {
      case .strings(let text): text.splices(changed, adding: new, removing: removed)
      case .catalog(let text): text.splices(changed, adding: new, removing: removed)
      }
    return splices.isEmpty ? source.bytes : source.encoded(try splices.applied(to: source.utf8))
  }
}
