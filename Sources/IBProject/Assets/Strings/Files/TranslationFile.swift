import IBXML

/// A strings file or a string catalog with translations of a document, which can be changed: only the bytes of changed
/// entries are rewritten.
package struct TranslationFile: Sendable {
  /// A text and its translations.
  package struct Entry: Sendable {
    package var key: String
    /// By language; of a strings file only its own.
    package var translations: [String: Translation]
    /// What is said about it to translators.
    package var comment: String
    /// Whether the file says that it is not to be translated.
    package var isExcluded: Bool
    /// The line of the file, from 1.
    package var line: Int

    /// Whether it is not to be translated, as the file or a comment such as BartyCrouch's `#bc-ignore!` says.
    package var isMarkedAsIgnored: Bool { isExcluded || StringsTable.isIgnoring(comment) }

    /// The text of the document when the entry was made, as far as the file says it.
    package var baseText: String? {
      let property = key.drop { $0 != "." }.dropFirst()
      return StringsTable.baseText(in: comment, ofProperty: property.last == "]" ? key[...] : property)
    }

    /// The id of the object, in front of the first point.
    package var objectID: String { String(key.prefix { $0 != "." }) }
    /// What follows the id.
    package var property: Substring { key.drop { $0 != "." }.dropFirst() }
  }

  /// A translation of a text.
  package struct Translation: Sendable {
    /// Nil for one that varies by number or device.
    package var text: String?
    /// Whether the catalog says that a translator has still to look at it.
    package var isUnfinished = false
  }

  /// What an entry is to say.
  package struct NewEntry: Sendable {
    package var key: String
    package var comment: String
    /// The text of the document.
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
  /// The language of a strings file, or that of the documents of a catalog.
  package let language: String
  private let content: Content

  /// Reads a file; its name says what it is.
  /// - Parameter language: The language of a strings file.
  /// - Throws: `TranslationFileError` with the first mistake.
  package init(_ bytes: [UInt8], path: String, language: String) throws(TranslationFileError) {
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

  /// Whether it has all languages.
  package var isCatalog: Bool {
    if case .catalog = content { true } else { false }
  }

  /// The entries in the order of the file.
  package var entries: [Entry] {
    switch content {
    case .strings(let text): text.entries
    case .catalog(let text): text.entries
    }
  }

  /// The languages of the file; those of the documents of a catalog included.
  package var languages: [String] {
    isCatalog ? Set(entries.flatMap(\.translations.keys)).union([language]).sorted() : [language]
  }

  /// The file with other texts, new entries, and without some of its entries.
  /// - Parameters:
  ///   - changed: Texts by key and language. Keys that the file does not have are ignored.
  ///   - new: What is added; where the file is sorted, at its place.
  ///   - removed: Keys.
  package func edited(
    _ changed: [String: [String: String]] = [:], adding new: [NewEntry] = [], removing removed: Set<String> = []
  ) throws(SpliceError) -> [UInt8] {
    let splices =
      switch content {
      case .strings(let text): text.splices(changed, adding: new, removing: removed)
      case .catalog(let text): text.splices(changed, adding: new, removing: removed)
      }
    return splices.isEmpty ? source.bytes : source.encoded(try splices.applied(to: source.utf8))
  }
}

/// Why a file with translations cannot be read.
package struct TranslationFileError: Error, Sendable, CustomStringConvertible {
  /// What follows the path, such as `is not JSON`.
  package let description: String

  init(_ description: String) { self.description = description }
}
