import IBModel
import Testing

@Suite struct SelectorErrorTests {
  private func message(_ selector: String) -> String? {
    do throws(SelectorError) {
      _ = try ObjectSelector(selector)
      return nil
    } catch { return error.description }
  }

  @Test(arguments: [
    ("", "column 1: a kind such as `button`, `*` or a condition is expected, not the end"),
    ("buton", "column 1: there is no kind `buton`; did you mean `button`?"),
    ("UIButton", "column 1: there is no kind `UIButton`; did you mean `button`?"),
    ("stackView UILabel", "column 11: there is no kind `UILabel`; did you mean `label`?"),
    ("zzzzzzzzzzzz", "column 1: there is no kind `zzzzzzzzzzzz`; a name in quotes is not checked: `'zzzzzzzzzzzz'`"),
    ("button[enabeld=false]", "column 8: there is no attribute `enabeld`; did you mean `enabled`?"),
    ("slider[text=a]", "column 8: `text` is not an attribute of `slider`; a name in quotes is not checked: `'text'`"),
    (
      "label[fontDescripton/pointSize=17]",
      "column 7: there is no element or key `fontDescripton`; did you mean `fontDescription`?"
    ),
    ("label[fontDescription/pointsize=17]", "column 23: there is no attribute `pointsize`; did you mean `pointSize`?"),
    ("button[enabled=maybe]", "column 16: the attribute is `true` or `false`, not `maybe`"),
    (
      "view[contentMode=scaleAspectfit]",
      "column 18: `scaleAspectfit` is not a value of the attribute; did you mean `scaleAspectFit`?"
    ), ("stackView[spacing=wide]", "column 19: the attribute is a number, not `wide`"),
    ("stackView[spacing<wide]", "column 19: `<` requires a number, not `wide`"),
    ("[text=Save*]", "column 7: `=` compares the whole text; `~=` compares with a pattern, and quotes keep `*`"),
    ("[text", "column 1: there is no `]` for this `[`"), ("[text=a", "column 1: there is no `]` for this `[`"),
    ("[text=]", "column 7: a value is expected here; `''` is an empty text"),
    ("[]", "column 2: the name of an attribute is expected here"),
    (
      "[text ? a]",
      "column 7: `?` is not expected here; after the name come `]` or one of `=`, `!=`, `<`, `<=`, `>`, `>=`, `*=`, `^=`, `$=`, `~=`"
    ), ("[text='a' b]", "column 11: `b` is not expected here; `]` ends the condition"),
    ("[text='a]", "column 7: the text in quotes has no end"),
    ("[text~=/a(/]", "column 10: the regular expression is wrong: there is no `)` for this `(`"),
    ("[text~=/a]", "column 8: the regular expression has no `/` at its end"),
    ("[text~=/é*+/]", "column 10: the regular expression is wrong: there are two repetitions in a row"),
    ("[@]", "column 3: a key path is expected after `@`"), ("#", "column 1: an id is expected after `#`"),
    (".", "column 1: a class or a pattern of classes is expected after `.`"),
    ("button:insde(view)", "column 7: there is no `:insde`; did you mean `:inside`?"),
    (
      "button:",
      "column 7: a word is expected after `:`; the words are `:not`, `:name`, `:text`, `:installed`, `:under`, `:inside`, `:parent`, `:sibling`, `:has`, `:connectedTo`, `:connectedBy`, `:constrains`, `:constrainedBy`, `:scene`"
    ), ("button:inside", "column 14: `(` is expected after `:inside`"),
    ("button:inside(view", "column 14: there is no `)` for this `(`"),
    ("button:inside(view]", "column 19: `]` is not expected here; `and` or `or` joins conditions, `)` ends them"),
    ("button:text()", "column 13: a text is expected here; `*` stands for any characters"),
    ("button)", "column 7: there is no `(` for this `)`"),
    ("button & label", "column 8: `&` is not expected here; `and` or `or` joins conditions"),
    ("button and", "column 11: a kind such as `button`, `*` or a condition is expected, not the end"),
    ("or button", "column 1: there is no kind `or`; a name in quotes is not checked: `'or'`"),
    (":under(wX, button)", "column 8: there is no size class `wX`; the size classes are `wC`, `wR`, `hC` and `hR`"),
    (":under(wC wR, button)", "column 11: there are two size classes for the width"),
    (":under(wC)", "column 10: `,` and a condition are expected after the size classes"),
  ])
  func `a mistake has a place and advice`(selector: String, expected: String) { #expect(message(selector) == expected) }

  @Test func `the place counts characters and bytes`() {
    do throws(SelectorError) {
      _ = try ObjectSelector("[text='é'] and buton")
      Issue.record("there is no error")
    } catch { #expect(error.column == 16 && error.offset == 16 && error.nearest == "button") }
  }

  @Test func `hostile selectors are errors`() {
    #expect(message(String(repeating: "(", count: 9_999))?.contains("nested more than 50 levels deep") == true)
    #expect(message(String(repeating: "(", count: 10_000) + "button")?.contains("the most are 10000") == true)
    #expect(message(String(repeating: "not ", count: 2_400) + "button")?.contains("nested more than") == true)
    #expect(message(String(repeating: "a ", count: 4_000).replacing("a", with: "*"))?.contains("100 relations") == true)
    #expect(message(String(repeating: ":has(", count: 1_900))?.contains("nested more than") == true)
    #expect(message("[" + String(repeating: "a", count: 9_000) + "]")?.contains("there is no attribute") == true)
    #expect(message(String(repeating: "b", count: 9_000))?.contains("there is no kind") == true)
    #expect(message(":" + String(repeating: "b", count: 9_000))?.contains("there is no `:") == true)
    #expect(message("[text~=/" + String(repeating: "(", count: 5_000) + "/]")?.contains("nested too deeply") == true)
    #expect(message("[text~=/((a{1000}){1000}){1000}/]")?.contains("too long") == true)
    #expect(message("button\u{0}") != nil && message("\u{FF}\u{1F600}") != nil)
  }

  @Test func `no beginning of a selector is a crash`() {
    let whole = "not (stackView > button[fontDescription/pointSize>=17]:under(wC hR, :text(/a|[b-c]{2,3}/i)), #a.B*)"
    for count in 0...whole.utf8.count {
      _ = message(String(decoding: whole.utf8.prefix(count), as: UTF8.self))
      _ = message(String(decoding: whole.utf8.suffix(count), as: UTF8.self))
    }
  }
}
