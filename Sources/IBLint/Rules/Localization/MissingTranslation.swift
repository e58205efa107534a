import IBModel
import IBProject
import IBXML

extension Rule {
  static let missingTranslation = Rule(
    "missing_translation", .localization, .warning, inputs: [.required(.strings), .optional(.sources)],
    check: .inspection { inspection, findings in
      // Texts without an entry for English are shown as in the document, usually in English.
      let translations = inspection.project.translations ?? []
      let tables = translations.filter { !$0.entries.isEmpty && $0.languages != ["en"] }
      guard !tables.isEmpty else { return }
      let keys = tables.map { Set($0.entries.filter { !$0.showsNothing }.map(\.key)) }
      let empty = translations.emptyTables
      var untranslated: [LocalizableText] = []
      let marked = tables.reduce(into: Set<String>()) { keys, table in
        keys.formUnion(table.entries.lazy.filter(\.isMarkedAsIgnored).map(\.key))
      }
      let used = Set(inspection.document.references.filter { [.connection, .part].contains($0.kind) }.map(\.id))
      for text in inspection.document.visibleTexts where text.hasWord && !text.isSample(used) {
        let missing = zip(tables, keys).filter { !$0.1.contains(text.key) }.map(\.0)
        guard !missing.isEmpty || !empty.isEmpty, !marked.contains(text.key), !text.isMarkedAsIgnored,
          !text.holders.contains(where: { inspection.objectCode.maySet(text.properties, of: $0) })
        else { continue }
        untranslated.append(text)
        if missing.isEmpty { continue }
        findings.report(
          text.range,
          """
          \(TranslationCheck.quoted(text.text)) of \(text.object.kindTitle) (\(text.object.id)) is not translated in \
          \(missing.places) (`\(text.key)`)
          """, object: text.object)
      }
      guard !empty.isEmpty, let first = untranslated.first else { return }
      let rest = untranslated.count == 1 ? "" : " and \(untranslated.count - 1) more"
      findings.report(
        inspection.document.tree.root,
        "the document has no translation in \(empty.places): \(TranslationCheck.quoted(first.text))\(rest)")
    })
}

extension LocalizableText {
  /// The properties that code sets to replace the text.
  fileprivate var properties: Set<CodeProperty> {
    switch property {
    case "placeholder": [.placeholder]
    case "text": [.text, .attributedText]
    default: [.title, .text, .attributedText]
    }
  }

  /// The objects through which code sets the text: a controller also sets the title of its items.
  fileprivate var holders: [Object] {
    guard [.navigationItem, .tabBarItem].contains(object.kind) else { return [object] }
    return [object] + [object.element.parent.flatMap { Object($0) }].compactMap(\.self)
  }

  /// Whether code replaces the text: the text of a new object, or changing text of an object that code or a cell uses.
  fileprivate func isSample(_ used: Set<ObjectID>) -> Bool {
    isSample || used.contains(object.id) && [.label, .textView].contains(object.kind)
  }
}

extension [StringsTable] {
  /// The tables without entries, except tables of the document's own language. If it has a table for English, its own
  /// language may be any other.
  fileprivate var emptyTables: [StringsTable] {
    let ofEnglish = filter { $0.languages.contains { $0.hasPrefix("en") } }
    return ofEnglish.contains { !$0.entries.isEmpty } ? [] : filter { $0.entries.isEmpty && !ofEnglish.contains($0) }
  }

  /// The files of some tables as messages name them: `de.lproj, fr.lproj and 3 others`.
  var places: String {
    let folders = map { table in
      table.path.split(separator: "/").suffix(2).first.map(String.init) ?? table.path
    }
    let shown = folders.prefix(3).joined(separator: ", ")
    return folders.count > 3 ? "\(shown) and \(folders.count - 3) more" : shown
  }
}
