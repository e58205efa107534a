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
        (entry.key, object(of: entry, indent: indent(of: strings) + step))
      }
  }

  private func splices(setting value: String, in language: String, of member: PlacedJSON.Member) -> [Splice] {
    guard let localizations = member.value["localizations"] else {
      let list = JSONObject([(language, CatalogText.localization(value, language == sourceLanguage))])
      let object = JSONObject([("localizations", .object(list))])
      return additions(of: object.members, to: member.value, member.value.members) {
        ($0.0, $0.1.text(indent: indent(of: member.value) + step))
      }
    }
    guard let localization = localizations[language] else {
      return additions(of: [language], to: localizations, localizations.members) {
        ($0, CatalogText.localization(value, language == sourceLanguage).text(indent: indent(of: localizations) + step))
      }
    }
    guard let unit = localization["stringUnit"], let old = unit["value"], old.string != value else { return [] }
    var splices = [Splice(old.range, CatalogText.quoted(value))]
    if language != sourceLanguage, let state = unit["state"], state.string != "translated" {
      splices.append(Splice(state.range, "\"translated\""))
    }
    return splices
  }

  private static func localization(_ value: String, _ isSource: Bool) -> JSONValue {
    let unit = JSONObject([("state", .string(isSource ? "new" : "translated")), ("value", .string(value))])
    return .object(JSONObject([("stringUnit", .object(unit))]))
  }

  private func object(of entry: TranslationFile.NewEntry, indent: String) -> String {
    CatalogText.value(of: entry, sourceLanguage).text(indent: indent)
  }

  static func value(of entry: TranslationFile.NewEntry, _ sourceLanguage: String) -> JSONValue {
    var translations = entry.translations
    translations[sourceLanguage] = entry.base
    let localizations = translations.sorted { $0.key < $1.key }.map {
      ($0.key, localization($0.value, $0.key == sourceLanguage))
    }
    return .object(
      JSONObject([
        ("comment", .string(entry.comment)), ("extractionState", .string("extracted_with_value")),
        ("localizations", .object(JSONObject(localizations))),
      ]))
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

  static func quoted(_ text: String) -> String { JSONValue.string(text).text(indent: "") }
}

extension PlacedJSON {
  fileprivate var isFalse: Bool {
    if case .word("false") = content { true } else { false }
  }
}

/// A JSON value in the formatting of string catalogs.
enum JSONValue {
  case string(String)
  case object(JSONObject)

  /// The text, with all lines after the first indented.
  func text(indent: String) -> String {
    switch self {
    case .string(let text): return "\"\(text.unicodeScalars.map(JSONValue.escaped).joined())\""
    case .object(let object):
      let inner = indent + "  "
      let lines = object.members.map { member in
        "\(inner)\(JSONValue.string(member.0).text(indent: "")) : \(member.1.text(indent: inner))"
      }
      return "{\n\(lines.joined(separator: ",\n"))\n\(indent)}"
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case "\u{8}": "\\b"
    case "\u{c}": "\\f"
    case _ where scalar.value < 0x20: "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
    default: String(scalar)
    }
  }
}

struct JSONObject {
  var members: [(String, JSONValue)]

  init(_ members: [(String, JSONValue)]) { self.members = members }
}
