import IBModel
import IBXML
import Testing

@Suite struct RegularExpressionTests {
  private static let expressions = [
    "abc", "a.c", "^ab", "bc$", "^abc$", "a|bc", "^(a|bc)$", "ab*c", "ab+c", "ab?c", "^a{2}$", "^a{2,}b", "^a{1,2}b",
    "(ab)+c", "(?:ab){2}", "[a-c]+", "^[^a-c]+$", "\\d+", "^\\w+$", "\\s", "^\\D+$", "\\bcat\\b", "\\Bat", "^$", "()",
    "a||b", "\\.", "^\\S+@\\S+$", "[\\d.]+x", "a+?b", "(a*)*b", "^(a|ab)(c|bcd)(d*)$", "[a-]", "é+",
  ]

  private static let texts = [
    "", "a", "abc", "abbc", "ac", "bc", "aab", "aaab", "ababc", "abab", "xyz", "a1b2", "cat", "concat", "a cat", "at",
    "]", "-", "a.b", "me@home", "1.5x", "line\nabc", "abcd", "éé", "ünder_1",
  ]

  @Test(arguments: expressions) func `the same texts match as with the standard library`(expression: String) throws {
    let own = try RegularExpression(expression)
    let standard = try Regex(expression)
    for text in Self.texts {
      #expect(own.occurs(in: text) == (text.firstMatch(of: standard) != nil), "`\(expression)` in `\(text)`")
    }
  }

  @Test func `a bracket at the beginning of a class is part of it`() throws {
    let expression = try RegularExpression("^[]a]$")
    #expect(expression.occurs(in: "]") && expression.occurs(in: "a") && !expression.occurs(in: "[]"))
  }

  @Test func `case can be ignored`() throws {
    let expression = try RegularExpression("^straße[a-c]$", ignoresCase: true)
    #expect(expression.occurs(in: "STRAßEB") && !expression.occurs(in: "STRASSEB"))
    #expect(try !RegularExpression("a").occurs(in: "A"))
  }

  @Test(arguments: [
    ("a(b", 1, "there is no `)` for this `(`"), ("a)", 1, "there is no `(` for this `)`"),
    ("[a", 0, "there is no `]` for this `[`"),
    ("*a", 0, "there is nothing before `*` to repeat; `\\*` is the character"),
    ("a**", 1, "there are two repetitions in a row"), ("\\q", 0, "there is no `\\q`"),
    ("a\\", 1, "there is nothing after `\\`"), ("a{x}", 1, "`{` requires a number: `{2}`, `{2,}` or `{2,5}`"),
    ("a{2", 1, "there is no `}` for this `{`"), ("a{3,2}", 1, "`{3,2}` requires more than it allows"),
    ("a{2000}", 1, "the repetition is too long"), ("[c-a]", 1, "the range `c-a` is empty"),
    ("(?=a)", 0, "of groups that begin with `(?`, only `(?:` is known"), ("é(", 2, "there is no `)` for this `(`"),
  ]) func `a mistake has a place`(expression: String, offset: Int, problem: String) {
    do throws(ExplainedError) {
      _ = try RegularExpression(expression)
      Issue.record("there is no error")
    } catch { #expect(error.offset == offset && error.description == problem) }
  }

  @Test func `an expression that takes others for ever takes little time`() throws {
    #expect(try !RegularExpression("^(a+)+(a|aa)*(.*a){10}$").occurs(in: String(repeating: "a", count: 3_000) + "b"))
  }

  @Test func `a text pattern with many stars takes little time`() {
    #expect(!TextPattern(String(repeating: "*a", count: 500) + "b").matches(String(repeating: "a", count: 5_000)))
    #expect(TextPattern("*").matches("") && TextPattern("a?c").matches("abc") && !TextPattern("a").matches("ab"))
  }
}
