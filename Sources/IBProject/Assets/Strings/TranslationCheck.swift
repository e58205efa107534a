import IBModel

/// A problem with an entry of a translation file, or a missing entry.
package struct TranslationProblem: Sendable, Encodable {
  /// The kind of problem.
  package enum Kind: String, Sendable, CaseIterable, Encodable {
    /// The file does not translate a text.
    case missing
    /// The document has no such text.
    case stale
    /// The text of the document has changed since it was translated.
    case changed
    /// The translation equals the text of the document, or is unfinished.
    case untranslated
    /// The translation has different placeholders, such as `%@`.
    case placeholders
    /// The translation does not fit into its view.
    case long
  }

  package var kind: Kind
  package var key: String
  package var language: String
  /// The line number; nil for a missing entry.
  package var line: Int?
  package var base: String?
  package var translation: String?
  /// One clause.
  package var message: String

  package init(
    _ kind: Kind, key: String, language: String, line: Int? = nil, base: String? = nil, translation: String? = nil,
    _ message: String
  ) {
    (self.kind, self.key, self.language, self.line) = (kind, key, language, line)
    (self.base, self.translation, self.message) = (base, translation, message)
  }
}

/// A check of translation files against the texts of a document.
package struct TranslationCheck {
  private let document: Document
  private let sourceLanguage: String
  private let texts: [LocalizableText]
  private let textsByKey: [String: LocalizableText]

  package init(_ document: Document, sourceLanguage: String = "en") {
    (self.document, self.sourceLanguage) = (document, sourceLanguage)
    texts = document.localizableTexts
    textsByKey = Dictionary(texts.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether a file belongs to another document with the same name: none of its objects is in the document.
  package func isForeign(_ file: TranslationFile) -> Bool {
    let entries = file.entries.filter { $0.property.isEmpty == false }
    return !entries.isEmpty && entries.allSatisfy { document.object(ObjectID($0.objectID)) == nil }
  }

  /// The keys of entries that the document no longer has. Keys that do not end with a property of Xcode's are excluded
  /// because code could use them.
  package func staleKeys(of file: TranslationFile) -> Set<String> {
    if isForeign(file) { return [] }
    return Set(file.entries.filter { staleness(of: $0) != nil }.map(\.key))
  }

  /// The reason why an entry is stale; nil when it is not.
  package func staleness(of entry: TranslationFile.Entry) -> String? {
    guard textsByKey[entry.key] == nil, LocalizableProperty.isKnown(entry.property) else { return nil }
    guard let object = document.object(ObjectID(entry.objectID)) else { return "the document has no such object" }
    let name = String(entry.property.prefix { $0 != "[" }) + (entry.property.hasSuffix("]") ? "[#]" : "")
    let isOwn = LocalizableProperty.all(of: object.kind, on: document.platform).contains { $0.name == name }
    return isOwn ? "\(object.reference) has no such text" : nil
  }

  /// The problems of a file, in document order, stale entries last.
  /// - Parameter languages: The languages to check; nil for all.
  package func findings(
    in file: TranslationFile, languages wanted: Set<String>? = nil
  ) -> [TranslationProblem] {
    let entries = file.entries
    let byKey = Dictionary(entries.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    // Texts in the document's own language are in the document itself.
    let languages = file.languages.filter { !file.isCatalog || $0 != file.language }.filter {
      wanted?.contains($0) != false
    }
    var findings: [TranslationProblem] = []
    for text in texts where !text.isMarkedAsIgnored && byKey[text.key]?.isMarkedAsIgnored != true {
      for language in languages {
        findings += self.findings(about: text, byKey[text.key], language)
      }
    }
    for entry in entries {
      guard let reason = staleness(of: entry) else { continue }
      let language = file.isCatalog ? "" : file.language
      findings.append(.init(.stale, key: entry.key, language: language, line: entry.line, reason))
    }
    return findings
  }

  /// The lack of a file with the translations into a language.
  package func absence(ofFileFor language: String) -> TranslationProblem? {
    let missing = texts.filter { $0.hasWord && !$0.isSample && !$0.isMarkedAsIgnored }
    guard let first = missing.first, !TranslationCheck.isVariant(language, of: sourceLanguage) else { return nil }
    let rest = missing.count == 1 ? "" : " and \(missing.count - 1) more"
    return TranslationProblem(
      .missing, key: first.key, language: language, base: first.text,
      "there is no such file: \(TranslationCheck.quoted(first.text))\(rest)")
  }

  private func findings(
    about text: LocalizableText, _ entry: TranslationFile.Entry?, _ language: String
  ) -> [TranslationProblem] {
    let finding = { (kind: TranslationProblem.Kind, translation: String?, message: String) in
      TranslationProblem(
        kind, key: text.key, language: language, line: entry?.line, base: text.text, translation: translation, message)
    }
    guard let entry, let found = entry.translations[language] else {
      // A regional variant of the document's language falls back to the document's text.
      guard text.hasWord, !text.isSample, !TranslationCheck.isVariant(language, of: sourceLanguage) else { return [] }
      return [finding(.missing, nil, "\(TranslationCheck.quoted(text.text)) is not translated")]
    }
    var findings: [TranslationProblem] = []
    if let earlier = entry.baseText, earlier != text.text {
      let words = "the text was \(TranslationCheck.quoted(earlier)) and is now \(TranslationCheck.quoted(text.text))"
      findings.append(finding(.changed, found.text, words))
    }
    guard let translation = found.text else { return findings }
    if translation.allSatisfy(\.isWhitespace), text.hasWord, !text.isSample {
      let words = "the translation of \(TranslationCheck.quoted(text.text)) is empty"
      return findings + [finding(.untranslated, translation, words)]
    }
    if found.isUnfinished {
      findings.append(finding(.untranslated, translation, "\(TranslationCheck.quoted(translation)) is not finished"))
    } else if translation == text.text, text.hasWord, !text.isSample,
      !TranslationCheck.isVariant(language, of: sourceLanguage)
    {
      findings.append(
        finding(.untranslated, translation, "\(TranslationCheck.quoted(translation)) is the text of the document"))
    }
    let (old, new) = (Placeholders(text.text), Placeholders(translation))
    if old != new {
      findings.append(
        finding(
          .placeholders, translation,
          "the text has \(old) and the translation \(TranslationCheck.quoted(translation)) has \(new)"))
    }
    return findings
  }

  private static func isVariant(_ language: String, of base: String) -> Bool {
    let isEnd = { (character: Character) in "-_".contains(character) }
    return language.prefix { !isEnd($0) } == base.prefix { !isEnd($0) }
  }

  /// A text shortened to one line for messages.
  package static func quoted(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ").replacing("`", with: "'")
    return "“\(line.count > 40 ? line.prefix(39) + "…" : line[...])”"
  }
}

extension LocalizableText {
  package var hasWord: Bool { text.hasWord }

  /// Whether it is the default text of a new object from Xcode's library.
  package var isSample: Bool { LocalizableText.samples.contains(text) || text.lowercased().hasPrefix("lorem ipsum") }

  private static let samples: Set<String> = [
    "Label", "Button", "Title", "Subtitle", "Detail", "Item", "Text Cell", "Table View Cell", "Window", "Box", "Item 1",
    "Item 2", "Item 3",
  ]
}

/// The placeholders of a format string, such as `%@`, `%1$d` or `%.2f`.
struct Placeholders: Equatable, CustomStringConvertible {
  /// The conversion letters, sorted.
  private var conversions: [String] = []

  init(_ text: String) {
    var rest = text.unicodeScalars[...]
    while let percent = rest.firstIndex(of: "%") {
      rest = rest[rest.index(after: percent)...]
      var body = rest.prefix { "0123456789$.#+-'*lhqzjtL".unicodeScalars.contains($0) }
      let after = rest[body.endIndex...]
      guard let letter = after.first else { break }
      if letter == "%" {
        rest = after.dropFirst()
      } else if "@dDiuUxXoOfFeEgGcCsSpaA".unicodeScalars.contains(letter) {
        // Translators may change the order: `%2$@` and `%@` take the same value.
        if let dollar = body.firstIndex(of: "$") { body = body[body.index(after: dollar)...] }
        let length = String(String.UnicodeScalarView(body.filter { $0.properties.isAlphabetic }))
        conversions.append("%" + length + String(letter))
        rest = after.dropFirst()
      }
    }
    conversions.sort()
  }

  var description: String {
    conversions.isEmpty ? "no placeholders" : "the placeholders \(conversions.joined(separator: " "))"
  }
}
