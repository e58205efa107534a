import IBBase
import IBLint
import IBXML

/// The schema of `.ibt.yml`, read once.
enum ConfigurationForm {
  private static let schema = Lazy { JSON(Array(((try? ConfigurationSchema().text()) ?? "{}").utf8)) ?? [:] }

  /// The schema below a path of keys; list items have no key.
  static func form(at path: [String]) -> JSON? {
    var current: JSON? = schema.value
    for key in path { current = current.flatMap { member(key, of: $0) } }
    return current
  }

  private static func member(_ key: String, of form: JSON) -> JSON? {
    for form in alternatives(form) {
      if let member = form["properties"]?[key] { return member }
      if case .object? = form["additionalProperties"] { return form["additionalProperties"] }
    }
    return nil
  }

  /// The alternatives of a schema, with references resolved and lists replaced by their items.
  static func alternatives(_ form: JSON) -> [JSON] {
    if let name = form["$ref"]?.string?.split(separator: "/").last {
      return schema.value["$defs"]?[String(name)].map(alternatives) ?? []
    }
    if let forms = form["anyOf"]?.array { return forms.flatMap(alternatives) }
    if let items = form["items"] { return alternatives(items) }
    return [form]
  }

  static func keys(of form: JSON) -> [(name: String, summary: String?)] {
    alternatives(form).flatMap { form -> [(name: String, summary: String?)] in
      var keys: [(name: String, summary: String?)] = []
      if case .object(let members)? = form["properties"] {
        keys += members.sorted { $0.key < $1.key }.map { ($0.key, $0.value["description"]?.string) }
      }
      if let names = form["propertyNames"] { keys += values(of: names).map { ($0, nil) } }
      return keys
    }
  }

  static func values(of form: JSON) -> [String] {
    alternatives(form).flatMap { form -> [String] in
      if form["type"] == "boolean" { return ["true", "false"] }
      return form["enum"]?.array?.compactMap(\.string) ?? []
    }
  }
}

/// The place of a cursor in YAML: the keys around it, by indentation.
struct ConfigurationPlace {
  /// The keys around the line, the outermost first.
  var path: [String]
  /// The key of the line, if the cursor is behind its colon or in a list below one.
  var key: String?
  /// The word that is being typed.
  var word: Range<Int>

  init(_ snapshot: DocumentSnapshot, at offset: Int) {
    let text = snapshot.text
    let start = text[..<offset].lastIndex(of: 10).map { $0 + 1 } ?? 0
    let line = ConfigurationPlace.Line(text[start..<offset])
    var wordStart = offset
    while wordStart > start,
      !" :[,-\"'".utf8.contains(text[wordStart - 1]) || ConfigurationPlace.isInside(text, wordStart)
    {
      wordStart -= 1
    }
    var wordEnd = offset
    while wordEnd < text.count, !" :,]\n\r\"'".utf8.contains(text[wordEnd]) { wordEnd += 1 }
    word = wordStart..<wordEnd
    key = line.key
    var path: [String] = []
    var indentation = line.indentation
    var end = start
    while end > 0, indentation > 0 || line.isItem {
      let previous = text[..<(end - 1)].lastIndex(of: 10).map { $0 + 1 } ?? 0
      let above = Line(text[previous..<max(previous, end - 1)])
      if let name = above.key,
        above.indentation < indentation
          || line.isItem && path.isEmpty && above.indentation <= indentation && !above.isItem
      {
        path.insert(name, at: 0)
        indentation = above.indentation
        if indentation == 0 { break }
      }
      end = previous
    }
    self.path = path
  }

  /// Whether a hyphen is within a word, where it does not begin an item.
  private static func isInside(_ text: [UInt8], _ offset: Int) -> Bool {
    text[offset - 1] == UInt8(ascii: "-") && offset >= 2 && !" \n".utf8.contains(text[offset - 2])
  }

  private struct Line {
    var indentation: Int
    var isItem: Bool
    var key: String?

    init(_ bytes: ArraySlice<UInt8>) {
      var rest = bytes.drop { $0 == 0x20 }
      indentation = bytes.count - rest.count
      isItem = rest.first == UInt8(ascii: "-")
      if isItem {
        let item = rest.dropFirst().drop { $0 == 0x20 }
        // The other keys of an item are indented like its first one.
        if item.contains(UInt8(ascii: ":")) { indentation += rest.count - item.count }
        rest = item
      }
      key = rest.firstIndex(of: UInt8(ascii: ":")).map { String(decoding: rest[..<$0], as: UTF8.self) }
    }
  }
}

/// Completions for keys and values of `.ibt.yml`, by its schema.
enum ConfigurationCompletion {
  static func answer(_ snapshot: DocumentSnapshot, at offset: Int, _ client: ClientCapabilities) -> JSON {
    let place = ConfigurationPlace(snapshot, at: offset)
    var list = CompletionList(replacing: place.word, typedTo: offset, in: snapshot, client)
    guard let form = ConfigurationForm.form(at: place.path + (place.key.map { [$0] } ?? [])) else { return list.json }
    list.add(ConfigurationForm.values(of: form).map { CompletionItem($0, .enumMember, detail: summary(ofRule: $0)) })
    if place.key == nil {
      list.add(
        ConfigurationForm.keys(of: form).map {
          CompletionItem($0.name, .property, text: "\($0.name): ", detail: $0.summary)
        })
    }
    return list.json
  }

  static func summary(ofRule id: String) -> String? { summaries.value[id] }

  private static let summaries = Lazy {
    Dictionary(
      Rule.all.flatMap { rule in
        rule.kinds.map { ($0.id, rule.texts(of: $0.id).summary) } + [(rule.id, rule.texts.summary)]
      }, uniquingKeysWith: { first, _ in first })
  }
}

/// The description of a key or a rule of `.ibt.yml`.
enum ConfigurationHover {
  static func answer(_ snapshot: DocumentSnapshot, at offset: Int) -> JSON {
    let place = ConfigurationPlace(snapshot, at: offset)
    let word = snapshot.text(place.word)
    let form = ConfigurationForm.form(at: place.path)
    let key = form.flatMap { form in ConfigurationForm.keys(of: form).first { $0.name == word }?.summary }
    guard let text = key ?? ConfigurationCompletion.summary(ofRule: word) else { return .null }
    return [
      "contents": ["kind": "markdown", "value": .string("`\(word)`: \(Markdown.escaped(text))")],
      "range": snapshot.lines.range(of: place.word),
    ]
  }
}
