import Testing

@testable import IBCompare

/// What merging texts beside documents gives.
@Suite struct TextMergeTests {
  /// The merge of three texts, in short.
  static func merge(
    _ format: TextFormat, _ base: String, _ ours: String, _ theirs: String, preferring side: MergePreference = .ours
  ) throws -> (text: String, conflicts: [MergeConflict]) {
    let merge = try TextMerge(
      format: format, base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8), preferring: side)
    return (String(decoding: merge.bytes, as: UTF8.self), merge.conflicts)
  }

  private func expect(
    _ format: TextFormat, _ base: String, _ ours: String, _ theirs: String, _ merged: String,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let merge = try TextMergeTests.merge(format, base, ours, theirs)
    #expect(merge.conflicts == [], sourceLocation: location)
    #expect(merge.text == merged, sourceLocation: location)
  }

  // MARK: Strings

  private static let strings = """
    /* Screens.strings
       Made by hand */

    /* Class = "UILabel"; text = "Title"; ObjectID = "lbl-00-001"; */
    "lbl-00-001.text" = "Title";

    "btn-00-001.title"="Go"  ; // short
    unquoted = word;

    """

  @Test func `both sides change other entries, and what nobody changed keeps its bytes`() throws {
    let base = TextMergeTests.strings
    try expect(
      .strings, base, base.replacing("= \"Title\";\n", with: "= \"Titel\";\n"),
      base.replacing("\"Go\"", with: "\"Los\""),
      base.replacing("= \"Title\";\n", with: "= \"Titel\";\n").replacing("\"Go\"", with: "\"Los\""))
  }

  @Test func `both sides add an entry at the end`() throws {
    let base = TextMergeTests.strings
    try expect(
      .strings, base, base + "\n/* mine */\n\"a\" = \"A\";\n", base + "\n/* theirs */\n\"b\" = \"B\";\n",
      base + "\n/* mine */\n\"a\" = \"A\";\n\n/* theirs */\n\"b\" = \"B\";\n")
  }

  @Test func `sorted entries stay sorted`() throws {
    let text = { (keys: String) in keys.map { "\"\($0)\" = \"x\";\n" }.joined() }
    try expect(.strings, text("amz"), text("amyz"), text("amqz"), text("amqyz"))
  }

  @Test func `an entry stays in the paragraph that it was added to`() throws {
    let base = "\"b\" = \"B\";\n\n// More\n\"a\" = \"A\";\n"
    let ours = base.replacing("\"B\";\n", with: "\"B\";\n\n// Mine\n\"m\" = \"M\";\n")
    let theirs = base.replacing("\"B\";\n", with: "\"B\";\n\"t\" = \"T\";\n")
    try expect(.strings, base, ours, theirs, ours.replacing("\"B\";\n", with: "\"B\";\n\"t\" = \"T\";\n"))
  }

  @Test func `an entry that one side removed goes with its comment`() throws {
    let base = TextMergeTests.strings
    let label = base.split(separator: "\n\n")[1]
    try expect(
      .strings, base, base.replacing("\(label)\n\n", with: ""), base.replacing("word", with: "words"),
      base.replacing("\(label)\n\n", with: "").replacing("word", with: "words"))
  }

  @Test func `the same entry added by both is there once`() throws {
    let base = TextMergeTests.strings
    try expect(
      .strings, base, base + "\"a\" = \"A\";\n\"b\" = \"B\";\n", base + "\"a\"=\"A\";\n\"c\" = \"C\";\n",
      base + "\"a\" = \"A\";\n\"b\" = \"B\";\n\"c\" = \"C\";\n")
  }

  @Test func `a comment changes on one side and the text on the other`() throws {
    let base = TextMergeTests.strings
    try expect(
      .strings, base, base.replacing("text = \"Title\"", with: "text = \"Heading\""),
      base.replacing("= \"Title\";\n", with: "= \"Titel\";\n"),
      base.replacing("text = \"Title\"", with: "text = \"Heading\"").replacing("= \"Title\";\n", with: "= \"Titel\";\n")
    )
  }

  @Test func `two texts for one key are a conflict, and the preferred side's text stays`() throws {
    let base = TextMergeTests.strings
    let (ours, theirs) = (base.replacing("\"Go\"", with: "\"Los\""), base.replacing("\"Go\"", with: "\"Weiter\\nLos\""))
    let merge = try TextMergeTests.merge(.strings, base, ours, theirs)
    #expect(merge.text == ours)
    let conflict = try #require(merge.conflicts.first)
    #expect((conflict.kind, conflict.path, conflict.subject) == (.value, "btn-00-001.title", "value"))
    #expect(
      [conflict.base, conflict.ours, conflict.theirs] == ["Go // short", "Los // short", "Weiter\\nLos // short"])
    #expect(try TextMergeTests.merge(.strings, base, ours, theirs, preferring: .theirs).text == theirs)
  }

  @Test func `removed by one side and changed by the other is a conflict`() throws {
    let base = "\"a\" = \"A\";\n\"b\" = \"B\";\n"
    let merge = try TextMergeTests.merge(.strings, base, "\"b\" = \"B\";\n", base.replacing("\"A\"", with: "\"AA\""))
    #expect(merge.text == "\"b\" = \"B\";\n")
    #expect(merge.conflicts.map(\.kind) == [.removal])
    #expect(merge.conflicts.map(\.ours) == [nil])
    let other = try TextMergeTests.merge(
      .strings, base, "\"b\" = \"B\";\n", base.replacing("\"A\"", with: "\"AA\""), preferring: .theirs)
    #expect(other.text == "\"a\" = \"AA\";\n\"b\" = \"B\";\n")
    let headed = try TextMergeTests.merge(.strings, base, "\"b\" = \"B\";\n", "// Letters\n" + base)
    #expect(headed.conflicts.map(\.theirs) == ["// Letters"])
  }

  @Test func `encoding and line ends are those of our version`() throws {
    let base = "\"a\" = \"Ä\";\n\"b\" = \"B\";\n"
    let ours = "\u{FEFF}" + base.replacing("\"B\"", with: "\"Bé\"").replacing("\n", with: "\r\n")
    let wide = ours.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
    let merge = try TextMerge(
      format: .strings, base: Array(base.utf8), ours: wide, theirs: Array((base + "c = d;\n").utf8))
    let expected = (ours + "c = d;\r\n").utf16.flatMap {
      [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)]
    }
    #expect(merge.bytes == expected)
  }

  @Test func `what is no strings file is not merged`() {
    let base = "\"a\" = \"A\";\n"
    let odd = [
      "\"a\" = \"A\"\n", "\"a\" = ", "<<<<<<< HEAD\n\"a\" = \"A\";\n=======\n", "<?xml version=\"1.0\"?><plist/>",
      "\"a\" = { b = c; };", "/* \"a\" = \"A\";", "\"a\" = \"\\", "\"a\\U0000\" = b;", "\0",
      "\"a\" = \"A\";\r\"b\" = \"B\";\r",
    ]
    for text in odd {
      #expect(throws: MergeError.self, "\(text)") {
        try TextMergeTests.merge(.strings, base, base + "\"b\" = \"B\";\n", text)
      }
    }
  }

  @Test func `a repeated key is merged where each version has it as often`() throws {
    let base = "\"a\" = \"A\";\n\"a\" = \"B\";\n\"c\" = \"C\";\n"
    try expect(
      .strings, base, base.replacing("\"B\"", with: "\"BB\""), base.replacing("\"C\"", with: "\"CC\""),
      base.replacing("\"B\"", with: "\"BB\"").replacing("\"C\"", with: "\"CC\""))
    let removed = base.replacing("\"a\" = \"A\";\n", with: "")
    try expect(
      .strings, base, removed, base.replacing("\"C\"", with: "\"CC\""), removed.replacing("\"C\"", with: "\"CC\""))
    #expect(throws: MergeError.repeatedKey("a")) {
      try TextMergeTests.merge(.strings, base, removed, base + "\"a\" = \"D\";\n")
    }
  }

  @Test func `a file that both sides added`() throws {
    try expect(
      .strings, "", "\"a\" = \"A\";\n\"c\" = \"C\";\n", "\"b\" = \"B\";\n\"c\" = \"C\";\n",
      "\"a\" = \"A\";\n\"b\" = \"B\";\n\"c\" = \"C\";\n")
  }

  // MARK: Catalogs

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
    let base = TextMergeTests.catalog([("Go", [("de", "Los")]), ("Title", [("de", "Titel")])])
    try expect(
      .catalog, base,
      TextMergeTests.catalog([
        ("Go", [("de", "Los"), ("fr", "Allez")]), ("Mine", [("de", "m")]), ("Title", [("de", "Titel")]),
      ]),
      TextMergeTests.catalog([
        ("Go", [("da", "Gå"), ("de", "Los!")]), ("Leave", [("de", "l")]), ("Title", [("de", "Titel")]),
      ]),
      TextMergeTests.catalog([
        ("Go", [("da", "Gå"), ("de", "Los!"), ("fr", "Allez")]), ("Leave", [("de", "l")]), ("Mine", [("de", "m")]),
        ("Title", [("de", "Titel")]),
      ]))
  }

  @Test func `the last member of an object goes and another one comes`() throws {
    let base = TextMergeTests.catalog([("Go", [("de", "Los")]), ("Title", [("de", "Titel")])])
    try expect(
      .catalog, base, TextMergeTests.catalog([("Go", [("de", "Los")])]),
      TextMergeTests.catalog([("Go", [("de", "Los")]), ("Title", [("de", "Titel")]), ("Zoo", [("de", "Zoo")])]),
      TextMergeTests.catalog([("Go", [("de", "Los")]), ("Zoo", [("de", "Zoo")])]))
  }

  @Test func `an empty object gets members, and a full one loses them`() throws {
    let base = TextMergeTests.catalog([("Go", [("de", "Los")]), ("Title", [("de", "Titel")])])
    let filled = "    \"\" : {\n      \"comment\" : \"empty\"\n    }"
    let merge = try TextMergeTests.merge(
      .catalog, base, base.replacing("Los", with: "Weiter"), base.replacing("    \"\" : {\n\n    }", with: filled))
    #expect(merge.text == base.replacing("Los", with: "Weiter").replacing("    \"\" : {\n\n    }", with: filled))
  }

  @Test func `two translations of one key into one language are a conflict`() throws {
    let base = TextMergeTests.catalog([("Go", [("de", "Los")])])
    let merge = try TextMergeTests.merge(
      .catalog, base, base.replacing("Los", with: "Weiter"), base.replacing("Los", with: "Ab"))
    let conflict = try #require(merge.conflicts.first)
    #expect((conflict.path, conflict.subject) == ("Go", "de"))
    #expect((conflict.ours, conflict.theirs) == ("\"Weiter\"", "\"Ab\""))
  }

  @Test func `a key that one side removed and the other translated is a conflict that says what changed`() throws {
    let texts = [("Go", [("de", "Los"), ("fr", "Allez")]), ("Title", [("de", "Titel")])]
    let base = TextMergeTests.catalog(texts)
    let merge = try TextMergeTests.merge(
      .catalog, base, TextMergeTests.catalog([texts[1]]), base.replacing("Los", with: "Weiter"))
    let conflict = try #require(merge.conflicts.first)
    #expect((conflict.kind, conflict.path, conflict.subject) == (.removal, "Go", ""))
    #expect([conflict.base, conflict.ours, conflict.theirs] == ["de \"Los\"", nil, "de \"Weiter\""])
    #expect(merge.text == TextMergeTests.catalog([texts[1]]))
  }

  @Test func `one text and a text for each number are alternatives`() throws {
    let base = TextMergeTests.catalog([("Go", [("de", "Los")])])
    let plural =
      "\"variations\" : {\n\"plural\" : {\n\"other\" : {\n\"stringUnit\" : {\n\"value\" : \"Los!\"\n}\n}\n}\n}"
    let start = try #require(base.firstRange(of: "\"stringUnit\""))
    let end = try #require(base.firstRange(of: "Los\"\n"))
    let theirs = base[..<start.lowerBound] + plural + base[end.upperBound...].drop { $0 != "}" }.dropFirst()
    let merge = try TextMergeTests.merge(.catalog, base, base.replacing("Los", with: "Weiter"), String(theirs))
    #expect(merge.conflicts.map(\.subject) == ["de"])
    #expect(merge.text == base.replacing("Los", with: "Weiter"))
  }

  @Test func `what is no catalog is not merged`() {
    let base = TextMergeTests.catalog([("Go", [("de", "Los")])])
    let deep = String(repeating: "{\"a\":", count: 5000)
    for text in [
      "[]", "{", "{}}", "{\"a\":1,}", "{\"a\":1,\"a\":2}", "{\"a\":\"\\x\"}", "{\"a\":\"\n\"}", deep, "{\"a\":nan}",
      "{\"a\" 1}",
    ] {
      #expect(throws: MergeError.self, "\(text.prefix(20))") {
        try TextMergeTests.merge(.catalog, base, base.replacing("Los", with: "Weiter"), text)
      }
    }
  }

  // MARK: Sheets

  private static let sheet = """
    <?xml version="1.0" encoding="UTF-8"?>
    <layouts metrics="gap=12">
      <!-- Wide screens -->
      <layout name="landscape" when="landscape">
        <vfl options="alignAllCenterY">|-[photo(==form)]-gap-[form]-|</vfl>
        <keep view="photo" width="150"/>
        <hbox in="toolbar" spacing="8">
          <view ref="ok" flex="1"/>
        </hbox>
      </layout>

      <layout name="portrait"/>
    </layouts>

    """

  @Test func `attributes and statements of a sheet are merged`() throws {
    let base = TextMergeTests.sheet
    let ours = base.replacing("width=\"150\"", with: "width=\"160\"").replacing(
      "    </hbox>\n", with: "      <view ref=\"cancel\"/>\n    </hbox>\n    <keep view=\"form\" height=\"20\"/>\n")
    let theirs = base.replacing("width=\"150\"", with: "width=\"150\" topInset=\"20\"").replacing(
      "gap-[form]", with: "8-[form]"
    )
    .replacing("portrait\"/>", with: "portrait\">\n    <use layout=\"landscape\"/>\n  </layout>")
    try expect(
      .sheet, base, ours, theirs,
      ours.replacing("width=\"160\"", with: "width=\"160\" topInset=\"20\"").replacing("gap-[form]", with: "8-[form]")
        .replacing("portrait\"/>", with: "portrait\">\n    <use layout=\"landscape\"/>\n  </layout>"))
  }

  @Test func `two values of an attribute are a conflict`() throws {
    let base = TextMergeTests.sheet
    let ours = base.replacing("width=\"150\"", with: "width=\"160\"")
    let merge = try TextMergeTests.merge(.sheet, base, ours, base.replacing("width=\"150\"", with: "width=\"170\""))
    #expect(merge.text == ours)
    let conflict = try #require(merge.conflicts.first)
    #expect((conflict.path, conflict.subject) == ("layout landscape › keep photo", "width"))
    #expect([conflict.base, conflict.ours, conflict.theirs] == ["150", "160", "170"])
  }

  @Test func `both sides add layouts`() throws {
    let base = TextMergeTests.sheet
    let added = { (name: String) in base.replacing("</layouts>", with: "\n  <layout name=\"\(name)\"/>\n</layouts>") }
    try expect(
      .sheet, base, added("z"), added("a"),
      base.replacing("</layouts>", with: "\n  <layout name=\"z\"/>\n\n  <layout name=\"a\"/>\n</layouts>"))
  }

  @Test func `a mistake that neither version has is no merge`() {
    let base = TextMergeTests.sheet
    let box = { (tag: String) in
      base.replacing("<view ref=\"ok\" flex=\"1\"/>", with: "<view ref=\"ok\" flex=\"1\"><\(tag)/></view>")
    }
    #expect(throws: MergeError.incomplete("has a mistake that neither version has")) {
      try TextMergeTests.merge(.sheet, base, box("vbox"), box("fit"))
    }
  }

  @Test func `what is no sheet is not merged`() {
    let base = TextMergeTests.sheet
    for text in ["<document/>", "<layouts>", "<layouts><layout name=\"a\"/><layout name=\"a\"/></layouts>"] {
      #expect(throws: MergeError.self, "\(text)") {
        try TextMergeTests.merge(.sheet, base, base.replacing("150", with: "160"), text)
      }
    }
  }

  @Test func `the format is known by the name`() {
    #expect(TextFormat(path: "de.lproj/Main.strings") == .strings)
    #expect(TextFormat(path: "Main.xcstrings") == .catalog)
    #expect(TextFormat(path: "Main.layouts.xml") == .sheet)
    #expect(TextFormat(path: "Main.xml") == nil)
  }
}
