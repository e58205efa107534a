import IBLayout
import IBModel
import Testing

@Suite struct LayoutGapTests {
  private func gaps(_ subviews: String, _ constraints: [String]) throws -> [LayoutGap] {
    let document = try UIKitScene(subviews: subviews, constraints: constraints).document
    let resolved = ResolvedDocument(document, in: Situation())
    return LayoutEngine().layouts(of: resolved, options: [.causes, .gaps]).solved.flatMap(\.gaps)
  }

  private static let scroll = Markup.edges("scroll", "root")

  /// Three views below each other hang on one width: the width of what is scrolled.
  @Test func aScrollViewWithoutContentWidthIsOneGap() throws {
    let inside = Markup.view(
      "stack",
      constraints: [
        "a.leading = stack.leading", "stack.trailing = a.trailing", "a.top = stack.top",
        "stack.bottom = a.bottom", "a.height = 900",
      ], subviews: Markup.view("a"))
    let scroll = Markup.view("scroll", "scrollView", constraints: Markup.edges("stack", "scroll"), subviews: inside)
    let gaps = try gaps(scroll, Self.scroll)
    #expect(gaps.map(\.view.id) == ["scroll"])
    #expect(gaps.first?.reason == .missing([LayoutGap.Missing(.contentSize, .horizontal)]))
    #expect(gaps.first?.isOfScrolledContent == true && gaps.first?.views.map(\.id) == ["scroll", "stack", "a"])
  }

  @Test func whatHangsOnAViewFollowsFromItsGap() throws {
    let views =
      Markup.view("a", constraints: ["a.width = 20", "a.height = 20"])
      + Markup.view("b", constraints: ["b.width = 20", "b.height = 20"])
    let gaps = try gaps(views, ["a.leading = root.leading", "b.leading = root.leading", "b.top = a.bottom + 8"])
    #expect(gaps.count == 1 && gaps.first?.view.id == "a")
    #expect(gaps.first?.reason == .missing([LayoutGap.Missing(.position, .vertical)]))
    #expect(gaps.first?.views.map(\.id) == ["a", "b"])
  }

  @Test func oneOfPositionAndSizeIsEnoughWhereTheFarEdgeIsGiven() throws {
    let gaps = try gaps(
      Markup.view("a", constraints: ["a.height = 20"]), ["a.top = root.top", "root.trailing = a.trailing"])
    #expect(gaps.map(\.reason) == [.missing([LayoutGap.Missing(.positionOrSize, .horizontal)])])
  }

  @Test func bothAreMissingWhereNothingIsGiven() throws {
    let gaps = try gaps(Markup.view("a", constraints: ["a.height = 20"]), ["a.top = root.top"])
    #expect(
      gaps.map(\.reason) == [
        .missing([LayoutGap.Missing(.position, .horizontal), LayoutGap.Missing(.size, .horizontal)])
      ])
  }

  @Test func independentGapsAreReportedApart() throws {
    let views =
      Markup.view("a", constraints: ["a.width = 20", "a.height = 20"])
      + Markup.view("b", constraints: ["b.width = 20", "b.height = 20"])
    #expect(try gaps(views, ["a.leading = root.leading", "b.top = root.top"]).map(\.view.id).sorted() == ["a", "b"])
  }

  @Test func aPlacedSceneHasNoGaps() throws {
    let gaps = try gaps(Markup.view("a", constraints: ["a.width = 20", "a.height = 20"]), Markup.corner("a"))
    #expect(gaps.isEmpty)
  }
}
