import IBBase
import IBXML

/// The text of a string catalog with the positions of its entries.
struct CatalogText: Sendable {
  let sourceLanguage: String
  private let text: [UInt8]
  /// The value of the key `strings`.
  private let strings: PlacedJSON

  init(_ text: [UInt8], from start: Int) throws(ExplainedError) {
    guard let root = PlacedJSON(text, from: start) else { throw .init("is not JSON") }
    guard let strings = root["strings"], case .object = strings.content,
      let language = root["sourceLanguage"]?.string
    else { throw .init("is not a string catalog") }
    (self.text, self.strings, sourceLanguage) = (text, strings, language)
  }

  var entries: [TranslationFile.Entry] {
    let lines = LineIndex(text)
    return strings.members.map { member in
      let localizations = member.value["localizations"]?.members ?? []
      return TranslationFile.Entry(
        key: member.key,
        translations: Dictionary(
          localizations.map { ($0.key, CatalogText.translation($0.value)) }, uniquingKeysWith: { first, _ in first }),
        comment: member.value["comment"]?.string ?? "", isExcluded: member.value["shouldTranslate"]?.isFalse == true,
        line: lines.position(of: member.keyRange.lowerBound).line)
    }
  }

  private static func translation(_ localization: PlacedJSON) -> TranslationFile.Translation {
    let unit = localization["stringUnit"]
    let state = unit?["state"]?.string
    return .init(text: unit?["value"]?.string, isUnfinished: state == "new" || state == "needs_review")
  }

  func splices(
    _ changed: [String: [String: String]], adding new: [TranslationFile.NewEntry], removing removed: Set<String>
  ) -> [Splice] {
    let members = strings.members
    var splices = removals(of: members.indices.filter { removed.contains(members[$0].key) }, from: members)
    for member in members where !removed.contains(member.key) {
      for (language, value) in (changed[member.key] ?? [:]).sorted(by: { $0.key < $1.key }) {
        splices += self.splices(setting: value, in: language, of: member)
      }
    }
    let remaining = members.filter { !removed.contains($0.key) }
    return splices
      + additions(of: new, to: strings, remaining) { entry in
        (entry.key, CatalogText.text(of: CatalogText.value(of: entry, sourceLanguage), indent(of: strings) + step))
      }
  }

  private func splices(setting value: String, in language: String, of member: PlacedJSON.Member) -> [Splice] {
    guard let localizations = member.value["localizations"] else {
      let list = [language: CatalogText.localization(value, language == sourceLanguage)]
      return additions(of: ["localizations"], to: member.value, member.value.members) {
        ($0, CatalogText.text(of: list, indent(of: member.value) + step))
      }
    }
    guard let localization = localizations[language] else {
      return additions(of: [language], to: localizations, localizations.members) {
        let localization = CatalogText.localization(value, language == sourceLanguage)
        return ($0, CatalogText.text(of: localization, indent(of: localizations) + step))
      }
    }
    guard let unit = localization["stringUnit"], let old = unit["value"], old.string != value else { return [] }
    var splices = [Splice(old.range, CatalogText.quoted(value))]
    if language != sourceLanguage, let state = unit["state"], state.string != "translated" {
      splices.append(Splice(state.range, "\"translated\""))
    }
    return splices
  }

  private static func localization(_ value: String, _ isSource: Bool) -> JSONObject {
    let unit: JSONObject = ["state": isSource ? "new" : "translated", "value": value]
    return ["stringUnit": unit]
  }

  static func value(of entry: TranslationFile.NewEntry, _ sourceLanguage: String) -> JSONObject {
    var translations = entry.translations
    translations[sourceLanguage] = entry.base
    let localizations = translations.map { ($0.key, localization($0.value, $0.key == sourceLanguage)) }
    return [
      "comment": entry.comment, "extractionState": "extracted_with_value",
      "localizations": Dictionary(localizations) { first, _ in first },
    ]
  }

  /// A value as Xcode writes it, after the first line indented.
  static func text(of value: some Encodable, _ indent: String = "") -> String {
    (try? JSONText.indented(value, by: indent, colon: " : ")) ?? "null"
  }

  private let step = "  "

  /// The indentation of the line on which an object ends.
  private func indent(of object: PlacedJSON) -> String {
    let end = object.range.upperBound - 1
    let lineStart = text[..<end].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return String(decoding: text[lineStart..<end].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  }

  /// Inserts each member before the first greater key if the keys are sorted, otherwise at the end.
  private func additions<Item>(
    of items: [Item], to object: PlacedJSON, _ members: [PlacedJSON.Member], _ written: (Item) -> (String, String)
  ) -> [Splice] {
    let isSorted = zip(members, members.dropFirst()).allSatisfy { CatalogText.precedes($0.key, $1.key) }
    let indent = indent(of: object)
    let new = items.map(written).sorted { CatalogText.precedes($0.0, $1.0) }
    var last: [String] = []
    var splices: [Splice] = []
    for (key, value) in new {
      let line = "\(CatalogText.quoted(key)) : \(value)"
      if isSorted, let next = members.first(where: { CatalogText.precedes(key, $0.key) }) {
        let offset = next.range.lowerBound
        splices.append(Splice(offset..<offset, "\(line),\n\(indent)\(step)"))
      } else {
        last.append("\n\(indent)\(step)\(line)")
      }
    }
    guard !last.isEmpty else { return splices }
    if let end = members.last?.range.upperBound {
      splices.append(Splice(end..<end, last.map { ",\($0)" }.joined()))
    } else {
      splices.append(Splice(object.range, "{\(last.joined(separator: ","))\n\(indent)}"))
    }
    return splices
  }

  private static func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  /// Removes members with the comma after each, or the comma before it at the end of the list.
  private func removals(of indices: [Int], from members: [PlacedJSON.Member]) -> [Splice] {
    if !indices.isEmpty, indices.count == members.count {
      return [Splice(strings.range.lowerBound + 1..<strings.range.upperBound - 1, "")]
    }
    let gone = Set(indices)
    let lastKept = members.indices.last { !gone.contains($0) } ?? -1
    let inner = indices.filter { $0 < lastKept }.map { index in
      Splice(members[index].range.lowerBound..<members[index + 1].range.lowerBound, "")
    }
    guard lastKept >= 0, lastKept < members.count - 1, let last = members.last else { return inner }
    return inner + [Splice(members[lastKept].range.upperBound..<last.range.upperBound, "")]
  }

  private static func quoted(_ text: String) -> String { CatalogText.text(of: text) }
}

extension PlacedJSON {
  fileprivate var isFalse: Bool {
    if case .word("false") = content { true } else { false }
  }
}
