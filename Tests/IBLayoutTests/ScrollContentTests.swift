import IBLayout
import IBModel
import Testing

/// Scroll views: their edges mean what they scroll, their sizes mean themselves. The scroll view fills 400 × 300.
@Suite struct ScrollContentTests {
  private func frames(
    _ constraints: [String], _ views: String = Markup.view("a"), attributes: String = "", children: String = "",
    outside: String = "", more: [String] = []
  ) throws -> [ObjectID: Rect] {
    let scroll = Markup.view(
      "scroll", "scrollView", attributes, constraints: constraints, subviews: views,
      children: """
        <viewLayoutGuide key="contentLayoutGuide" id="content"/><viewLayoutGuide key="frameLayoutGuide" id="frame"/>
        \(children)
        """)
    return try UIKitScene.frames(scroll + outside, Markup.edges("scroll", "root") + more)
  }

  private static let edges = Markup.edges("a", "scroll")

  /// The far edge of a scroll view is the end of what it scrolls, which 900 points are not too many for.
  @Test func edgesMeanTheContent() throws {
    let frames = try frames(Self.edges + ["a.width = scroll.width", "a.height = 900"])
    #expect(frames["a"] == Rect(x: 0, y: 0, width: 400, height: 900))
    #expect(frames["scroll"] == Rect(x: 0, y: 0, width: 400, height: 300))
  }

  @Test func guidesSayWhichOneIsMeant() throws {
    let content = Markup.edges("a", "content")
    let frames = try frames(
      content + [
        "a.width = frame.width × 1:2", "a.height = 900", "b.trailing = frame.trailing", "b.bottom = frame.bottom",
      ], Markup.view("a") + Markup.view("b", constraints: ["width = 20", "height = 10"]))
    #expect(frames["a"] == Rect(x: 0, y: 0, width: 200, height: 900))
    #expect(frames["b"] == Rect(x: 380, y: 290, width: 20, height: 10))
  }

  /// The content is 800 wide, but the middle is the scroll view's, 200, from within and from outside.
  @Test func centresMeanTheScrollView() throws {
    let frames = try frames(
      Self.edges + ["a.width = 800", "a.height = 900", "b.centerX = scroll.centerX", "b.top = scroll.top"],
      Markup.view("a") + Markup.view("b", constraints: ["width = 20", "height = 10"]),
      outside: Markup.view("c", constraints: ["width = 20", "height = 10"]),
      more: ["c.centerX = scroll.centerX", "c.top = root.top"])
    #expect(frames["b"]?.x == 190 && frames["c"]?.x == 190)
  }

  /// 8 on each side of 800 points of content.
  @Test func marginsAreThoseOfTheContent() throws {
    let margins = [
      "a.leading = scroll.leading", "scroll.trailing = a.trailing", "a.top = scroll.top", "scroll.bottom = a.bottom",
      "a.width = 800", "a.height = 500", "b.leading = scroll.leadingMargin", "scroll.trailingMargin = b.trailing",
      "b.top = scroll.top", "b.height = 10",
    ]
    let frames = try frames(
      margins, Markup.view("a") + Markup.view("b"), attributes: #"insetsLayoutMarginsFromSafeArea="NO""#)
    #expect(frames["b"] == Rect(x: 8, y: 0, width: 784, height: 10))
  }

  /// Where nothing says how large the content is, it is as large as the scroll view: the middle is 200.
  @Test func contentOfNoSizeFillsTheScrollView() throws {
    let frames = try frames([
      "a.centerX = scroll.centerX", "a.centerY = scroll.centerY", "a.width = 20", "a.height = 10",
    ])
    #expect(frames["a"] == Rect(x: 190, y: 145, width: 20, height: 10))
  }

  /// Content that is as large as a view of no size fills the scroll view.
  @Test func contentOfAViewWithoutSizeFillsTheScrollView() throws {
    #expect(try frames(Self.edges)["a"] == Rect(x: 0, y: 0, width: 400, height: 300))
  }

  private static let stack =
    ["stack.width = scroll.width"] + ["leading", "top", "trailing", "bottom"].map { "stack.\($0) = scroll.\($0)" }

  private func ambiguous(_ height: [String], guide: Bool) throws -> [ObjectID: [Axis]] {
    let stack = Markup.view(
      "stack", "stackView", #"axis="vertical""#,
      subviews: Markup.view("a", constraints: ["height = 20"]) + Markup.view("b", constraints: height))
    let scroll = Markup.view(
      "scroll", "scrollView", constraints: Self.stack, subviews: stack,
      children: guide ? #"<viewLayoutGuide key="contentLayoutGuide" id="content"/>"# : "")
    let layout = try UIKitScene(
      subviews: scroll, constraints: ["leading", "top", "trailing", "bottom"].map { "scroll.\($0) = root.\($0)" }
    ).layout()
    return layout.views.filter { !$0.ambiguousAxes.isEmpty }.reduce(into: [:]) { $0[$1.view.id] = $1.ambiguousAxes }
  }

  @Test(arguments: [true, false])
  func `what nothing gives an extent is ambiguous in a scroll view`(_ hasGuide: Bool) throws {
    #expect(try ambiguous([], guide: hasGuide) == ["scroll": [.vertical], "stack": [.vertical], "b": [.vertical]])
    #expect(try ambiguous(["height = 500"], guide: hasGuide) == [:])
  }

  /// The content is as large as the scroll view, and the view in it is placed by its middle.
  @Test(arguments: [(true, ["scroll"]), (false, [])] as [(Bool, [ObjectID])])
  func `a scroll view without content to scroll is ambiguous if it has a content layout guide`(
    _ hasGuide: Bool, _ expected: [ObjectID]
  ) throws {
    let label = Markup.view("a", constraints: ["width = 20", "height = 20"])
    let scroll = Markup.view(
      "scroll", "scrollView", constraints: ["a.leading = scroll.leading", "a.top = scroll.top"], subviews: label,
      children: hasGuide ? #"<viewLayoutGuide key="contentLayoutGuide" id="content"/>"# : "")
    let layout = try UIKitScene(
      subviews: scroll, constraints: ["leading", "top", "trailing", "bottom"].map { "scroll.\($0) = root.\($0)" }
    ).layout()
    #expect(layout.views.filter { !$0.ambiguousAxes.isEmpty }.map(\.view.id) == expected)
  }
}
