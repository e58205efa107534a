import IBChanges
import IBXML
import Testing

@Suite struct CatalogMergeTests {
  static func merge(
    _ base: String, _ ours: String, _ theirs: String, preferring side: MergePreference = .ours
  ) throws -> (text: String, conflicts: [MergeConflict]) {
    let merge = try CatalogMerge(
      base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8), preferring: side)
    return (String(decoding: merge.bytes, as: UTF8.self), merge.conflicts)
  }

  private func expect(
    _ base: String, _ ours: String, _ theirs: String, _ merged: String, _ location: SourceLocation = #_sourceLocation
  ) throws {
    let merge = try Self.merge(base, ours, theirs)
    #expect(merge.conflicts == [], sourceLocation: location)
    #expect(merge.text == merged, sourceLocation: location)
  }

  private static func catalog(_ texts: [(String, [(String, String)])]) -> String {
    let members = texts.map { key, languages in
      let localizations = languages.map { language, value in
        """
                "\(language)" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "\(value)"
                  }
                }
        """
      }
      return """
            "\(key)" : {
              "localizations" : {
        \(localizations.joined(separator: ",\n"))
              }
            }
        """
    }
    return """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "" : {

          },
      \(members.joined(separator: ",\n"))
        },
        "version" : "1.0"
      }

      """
  }

  @Test func `languages and keys of a catalog are merged`() throws {
    let base = Self.catalog([("Go", [("de", "Los")]), ("Title", [("de", "Titel")])])
    try expect(
      base,
      Self.catalog([("Go", [("de", "Los"), ("fr", "Allez")]), ("Mine", [("de", "m")]), ("Title", [("de", "Titel")])]),
      Self.catalog([("Go", [("da", "Gå"), ("de", "Los!")]), ("Leave", [("de", "l")]), ("Title", [("de", "Titel")])]),
      Self.catalog([
        ("Go", [("da", "Gå"), ("de", "Los!"), ("fr", "Allez")]), ("Leave", [("de", "l")]), ("Mine", [("de", "m")]),
        ("Title", [("de", "Titel")]),
      ]))
  }

  @Test func `the last member of an object goes and another one comes`() throws {
    let base = Self.catalog([("Go", [("de", "Los")]), ("Title", [("de", "Titel")])])
    try expect(
      base, Self.catalog([("Go", [("de", "Los")])]),
      Self.catalog([("Go", [("de", "Los")]), ("Title", [("de", "Titel")]), ("Zoo", [("de", "Zoo")])]),
      Self.catalog([("Go", [("de", "Los")]), ("Zoo", [("de", "Zoo")])]))
  }

  @Test func `an empty object gets members, and a full one loses them`() throws {
    let base = Self.catalog([("Go", [("de", "Los")]), ("Title", [("de", "Titel")])])
    let filled = "    \"\" : {\n      \"comment\" : \"empty\"\n    }"
    let merge = try Self.merge(
      base, base.replacing("Los", with: "Weiter"), base.replacing("    \"\" : {\n\n    }", with: filled))
    #expect(merge.text == base.replacing("Los", with: "Weiter").replacing("    \"\" : {\n\n    }", with: filled))
  }

  @Test func `two translations of one key into one language are a conflict`() throws {
    let base = Self.catalog([("Go", [("de", "Los")])])
    let merge = try Self.merge(base, base.replacing("Los", with: "Weiter"), base.replacing("Los", with: "Ab"))
    let conflict = try #require(merge.conflicts.first)
    #expect((conflict.path, conflict.subject) == ("Go", "de"))
    #expect((conflict.ours, conflict.theirs) == (#""Weiter""#, #""Ab""#))
  }

  @Test func `a key that one side removed and the other translated is a conflict that says what changed`() throws {
    let texts = [("Go", [("de", "Los"), ("fr", "Allez")]), ("Title", [("de", "Titel")])]
    let base = Self.catalog(texts)
    let merge = try Self.merge(base, Self.catalog([texts[1]]), base.replacing("Los", with: "Weiter"))
    let conflict = try #require(merge.conflicts.first)
    #expect((conflict.kind, conflict.path, conflict.subject) == (.removal, "Go", ""))
    #expect([conflict.base, conflict.ours, conflict.theirs] == [#"de "Los""#, nil, #"de "Weiter""#])
    #expect(merge.text == Self.catalog([texts[1]]))
  }

  @Test func `one text and a text for each number are alternatives`() throws {
    let base = Self.catalog([("Go", [("de", "Los")])])
    let plural =
      "\"variations\" : {\n\"plural\" : {\n\"other\" : {\n\"stringUnit\" : {\n\"value\" : \"Los!\"\n}\n}\n}\n}"
    let start = try #require(base.firstRange(of: #""stringUnit""#))
    let end = try #require(base.firstRange(of: "Los\"\n"))
    let theirs = base[..<start.lowerBound] + plural + base[end.upperBound...].drop { $0 != "}" }.dropFirst()
    let merge = try Self.merge(base, base.replacing("Los", with: "Weiter"), String(theirs))
    #expect(merge.conflicts.map(\.subject) == ["de"] && merge.text == base.replacing("Los", with: "Weiter"))
  }

  @Test func `what is no catalog is not merged`() {
    let base = Self.catalog([("Go", [("de", "Los")])])
    let deep = String(repeating: #"{"a":"#, count: 5000)
    for text in [
      "[]", "{", "{}}", #"{"a":1,}"#, #"{"a":1,"a":2}"#, "{\"a\":\"\\x\"}", "{\"a\":\"\n\"}", deep, #"{"a":nan}"#,
      #"{"a" 1}"#,
    ] {
      #expect(throws: ExplainedError.self, "\(text.prefix(20))") {
        try Self.merge(base, base.replacing("Los", with: "Weiter"), text)
      }
    }
  }

  @Test func `encoding and line ends are as in our version`() throws {
    let base = Self.catalog([("Go", [("de", "Los")]), ("Ä", [("de", "Ä")])])
    let returns = { (text: String) in "\u{FEFF}" + text.replacing("\n", with: "\r\n") }
    let wide = { (text: String) in
      text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
    }
    let ours = base.replacing("Los", with: "Weiter")
    let merge = try CatalogMerge(
      base: Array(base.utf8), ours: wide(returns(ours)), theirs: Array(base.replacing("\"Ä\"\n", with: "\"Ae\"\n").utf8)
    )
    #expect(merge.bytes == wide(returns(ours.replacing("\"Ä\"\n", with: "\"Ae\"\n"))))
  }

  @Test func `a file that both sides added`() throws {
    try expect(
      "", Self.catalog([("A", [("de", "a")]), ("C", [("de", "c")])]),
      Self.catalog([("B", [("de", "b")]), ("C", [("de", "c")])]),
      Self.catalog([("A", [("de", "a")]), ("B", [("de", "b")]), ("C", [("de", "c")])]))
  }
}
