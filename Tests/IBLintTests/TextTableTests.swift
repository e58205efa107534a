import IBBase
import IBLint
import Testing

@Suite struct TextTableTests {
  @Test(arguments: [
    ("", 0), ("Title", 5), ("Légende", 7), ("Le\u{301}gende", 7), ("日本語", 6), ("한국어", 6), ("ｆｕｌｌ", 8), ("👍🏽", 2),
    ("👨‍👩‍👧", 2), ("🇩🇪", 2), ("❤️", 2), ("❤", 1), ("a\u{200B}b", 2), ("→ ×", 3),
  ]) func `the width is the number of columns in a terminal`(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test func `columns are aligned whatever the script`() {
    var table = TextTable(rightAligned: [1])
    table.add(["名前", "1", "a"])
    table.add(["Name", "20", "b"])
    table.add(["👍🏽", "300", ""])
    #expect(table.lines == ["名前    1  a", "Name   20  b", "👍🏽    300"])
  }

  @Test func `a cell is a part of a line whatever is in it`() {
    var table = TextTable()
    table.add(["a\n\u{1B}", "b"])
    table.add(["\u{9B}\u{202E}\r\n", "c"])
    table.add(["::error::", "# ##d ##vso[d]"])
    #expect(
      table.lines == [
        #"a\n\u{1B}             b"#, #"\u{009B}\u{202E}\r\n  c"#, #"\u{3A}:error::        # ##d #\u{23}vso[d]"#,
      ])
    #expect("  ::x".onOneLine == #"  \u{3A}:x"# && "## A ##".onOneLine == "## A ##")
  }

  @Test(arguments: [
    (
      "a\u{200B}b\u{AD}c\u{FEFF}\u{180E}\u{3164}\u{2800}\u{2060}",
      #"a\u{200B}b\u{00AD}c\u{FEFF}\u{180E}\u{3164}\u{2800}\u{2060}"#
    ),
    ("\u{E0053}\u{E007F}\u{1F3F4}\u{E0067}", #"\u{000E0053}\u{000E007F}\#u{1F3F4}\u{000E0067}"#),
    ("a\u{FE0F}, 1\u{FE0F}2, \u{E0100}, é\u{200D}é", #"a\u{FE0F}, 1\u{FE0F}2, \u{000E0100}, é\u{200D}é"#),
    ("❤️‍🔥 👩🏽‍🚀 1️⃣ ☺︎ می‌خواهم क्‍ष", "❤️‍🔥 👩🏽‍🚀 1️⃣ ☺︎ می‌خواهم क्‍ष"),
  ]) func `characters that nobody sees are codes`(text: String, shown: String) {
    #expect(text.onOneLine == shown)
  }

  @Test func `a loose row does not widen columns`() {
    var table = TextTable(rightAligned: [3])
    table.add(["rule", "error", "default", "1"])
    table.add(["  a", "", "here"], isLoose: true)
    table.add(["  option: long", "", "there"], isLoose: true)
    table.add(["  option: longer than two columns", "", "there"], isLoose: true)
    #expect(
      table.lines == [
        "rule  error  default  1", "  a          here", "  option: long  there",
        "  option: longer than two columns  there",
      ])
  }

  @Test func `lines do not end in spaces`() {
    var table = TextTable()
    table.add(["a", "", ""])
    table.add(["long", "b"])
    table.add([])
    #expect(table.lines == ["a", "long  b", ""])
  }
}
