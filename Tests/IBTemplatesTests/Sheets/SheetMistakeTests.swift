import IBModel
import IBTemplates
import Testing

@Suite struct SheetMistakeTests {
  @Test(arguments: [
    (#"<keeep view="a"/>"#, "<keeep", "`<keeep>` cannot be in `<layout>`; did you mean `keep`?"),
    (#"<keep view="a" widht="1"/>"#, "widht", "`<keep>` has no attribute `widht`; did you mean `width`?"),
    (#"<keep view="a" width="1x"/>"#, "1x", "`width` is `1x`; a value as `150`, `≥ 20 @high` or `none` is expected"),
    (#"<keep width="1"/>"#, "<keep", "`<keep>` needs the attribute `view`"),
    (#"<keep view="z" width="1"/>"#, "z\"", "`z` is not the name of a view here"),
    (#"<keep view="Boxx" width="1"/>"#, "Boxx", "`Boxx` is not the name of a view here; did you mean `Box`?"),
    (
      #"<keep view="View" width="1"/>"#, "View\"",
      "`View` is not written in the document as a name, but shown for a view without one; use `top`"
    ), (#"<keep view="a" leftOffset="1"/>"#, "1\"", "`leftOffset` compares with another view; name it in `to`"),
    (#"<keep view="a" to="b" width="1"/>"#, "b\"", "`width` does not compare with another view, so `to` means nothing"),
    (#"<keep view="root" leftInset="1"/>"#, "1\"", "has no superview to refer to"),
    (#"<keep view="a" topSafeInset="1"/>"#, "1\"", "has no safe area guide in the document"),
    (#"<keep view="a" width="gab"/>"#, "gab", "the metric `gab` is not declared; did you mean `gap`?"),
    (#"<keep view="a" horizontalCenter="0"/>"#, "0\"", "has to be above 0"),
    ("<vfl>|-[a]-[b</vfl>", "</vfl>", "the view ends with `]`"),
    ("<vfl>[a]-[zz]</vfl>", "zz]", "`zz` is not the name of a view"),
    (#"<vfl options="alignAllCenterX">[a]-[b]</vfl>"#, "[a]", "cannot align by centerX"),
    (#"<vbox><view ref="a"/></vbox>"#, "<vbox>", "`<vbox>` needs the attribute `in`"),
    (
      #"<vbox in="Box"><view ref="a" flex="0"/><view ref="b" flex="1"/></vbox>"#, #"<view ref="a""#,
      "`flex` has to be above 0"
    ), (#"<when test="potrait"/>"#, "potrait", "`potrait` is not a word of conditions; did you mean `portrait`?"),
    (#"<when test="yes and state.x"><keep view="a" width="1"/></when>"#, "state.x", "the state `x` is not declared"),
    (#"<keep view="a" stops="both"/>"#, "<keep", "`stops` is for scroll views, and a (v-a) is not one"),
    (#"<use layout="y"/>"#, "y\"", "the sheet has no layout `y`"),
    (#"<use layout="x"/>"#, "x\"", "the layout uses itself: x → x"),
    (
      #"<list of="raws" as="r"/>"#, "raws",
      "`raws` is neither an outlet collection of views nor a list of the layout; did you mean `rows`?"
    ),
    (
      #"<constraint firstItem="a" firstAttribute="left"/>"#, "<constraint",
      "`<constraint>` needs the attribute `secondItem`"
    ),
    (
      #"<constraint firstItem="a" firstAttribute="lft" secondItem="b" secondAttribute="left"/>"#, "lft",
      "`firstAttribute` cannot be `lft`; did you mean `left`?"
    ),
    (
      #"<constraint firstItem="a" firstAttribute="left" secondItem="a" secondAttribute="left"/>"#, "<constraint",
      "cannot be compared with itself"
    ), (#"<attribute view="a" keyPath="alpha"/>"#, "<attribute", "`<attribute>` needs the attribute `value`"),
    ("words", "<layout name", "`<layout>` contains elements, not text"),
    (#"</layout><layout name="x">"#, "x\"", "another layout of the same scene is called `x`"),
    (
      #"</layout><layout name="y" scene="Logn">"#, "Logn",
      "`Logn` is not the name of a scene or of a view at the top; did you mean `Login`?"
    ),
  ]) func `mistakes have a place and a hint`(content: String, place: String, message: String) throws {
    let problem = try #require(try layout(content, attributes: #"metrics="gap=1""#).problem())
    #expect(problem.message.contains(message), "\(problem.message)")
    #expect(problem.rest.hasPrefix(place), "\(problem.rest.prefix(20))")
  }

  @Test func `a name of several views`() throws {
    var screen = layout(#"<keep view="a" width="1"/>"#)
    screen.labels = ["x", "a", "a", "d"]
    #expect(
      try screen.problem()?.message == "`a` is the name of several views: a (v-b), a (v-c); write an id or a path")
  }

  @Test func `nesting without end`() throws {
    let open = String(repeating: #"<when test="yes">"#, count: 200)
    let close = String(repeating: "</when>", count: 200)
    #expect(try layout(open + close).problem()?.message.contains("nested too deeply") == true)
  }

  /// Each layout uses the next one twice: 2 to the power of 40 constraints.
  @Test func `growth without end`() throws {
    let layouts = (0..<40).map {
      #"<layout name="l\#($0)"><use layout="l\#($0 + 1)"/><use layout="l\#($0 + 1)"/></layout>"#
    }
    let screen = SheetScreen(layouts: layouts.joined() + #"<layout name="l40"><keep view="a" width="1"/></layout>"#)
    #expect(try screen.problem()?.message.contains("too many constraints") == true)
  }

  @Test func `another root element`() throws {
    let sheet = try LayoutSheet(parsing: Array("<layout/>".utf8), path: nil)
    #expect(
      sheet.problems.map(\.description) == ["the root element is `<layout>`; a layout sheet begins with `<layouts>`"])
  }

  /// The metric counts, as the reference says; that it has the name of a view is probably a problem.
  @Test func `a metric with the name of a view is a warning`() throws {
    let screen = layout("<vfl>[a(b)]</vfl>", attributes: #"metrics="b=12 gap=8""#)
    let sheet = try screen.sheet
    #expect(try sheet.problems(in: screen.document).isEmpty)
    let warning = try #require(try sheet.warnings(in: screen.document).first)
    #expect(warning.reason == .metricNamedAsView("b"))
    #expect(warning.description == "`b` is the name of a metric and of a view; as a size, it is the metric")
    #expect(try screen.evaluated() == ["a.width = 12"])
    #expect(
      try layout("<vfl>[a(gap)]</vfl>", attributes: #"metrics="b=12 gap=8""#).template().evaluated(
        in: LayoutEnvironment()
      )
      .warnings.isEmpty)
  }
}
