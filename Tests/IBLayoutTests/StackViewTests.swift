import IBModel
import Testing

/// How stack views of UIKit share their room along the axis. A stack is 300 × 100 unless a test says otherwise.
@Suite struct StackViewTests {
  private let filled = ["st.leading = root.leading", "st.top = root.top", "st.width = 300", "st.height = 100"]
  private let placed = Markup.corner("st")

  private func frames(
    _ attributes: String, _ views: String, _ constraints: [String], children: String = ""
  ) throws
    -> [ObjectID: Rect]
  {
    try UIKitScene.frames(Markup.view("st", "stackView", attributes, subviews: views, children: children), constraints)
  }

  private let three = Markup.label("a", 30) + Markup.label("b", 60) + Markup.label("c", 90)

  /// Content of 30, 60 and 90 points 10 apart in 300: 100 are left over. `fill` gives them to the one that hugs least,
  /// `fillEqually` makes (300 - 20) / 3 of each, `equalSpacing` leaves 60 between.
  @Test(
    arguments: [
      ("fillEqually", [0, 103.5, 206.5], [93.5, 93, 93.5]), ("equalSpacing", [0, 90, 210], [30, 60, 90]),
      // Middles at 15, 135 - the half between 15 and 255 - and 255.
      ("equalCentering", [0, 105, 210], [30, 60, 90]),
      // Of 30 + 60 + 90 + 2 · 10 = 200 the first has 30 / 200, the second 60 / 200; the last takes the rest.
      ("fillProportionally", [0, 55, 155], [45, 90, 145]),
    ] as [(String, [Double], [Double])])
  func distributions(_ distribution: String, _ positions: [Double], _ widths: [Double]) throws {
    let frames = try frames(#"distribution="\#(distribution)" spacing="10""#, three, filled)
    let views = ["a", "b", "c"].map { frames[$0] ?? Rect(x: 0, y: 0, width: 0, height: 0) }
    #expect(views.map(\.x) == positions && views.map(\.width) == widths && views.allSatisfy { $0.height == 100 })
  }

  @Test func whatHugsLeastFills() throws {
    let views =
      Markup.label("a", 30) + Markup.label("b", 60, 20, #"horizontalHuggingPriority="249""#) + Markup.label("c", 90)
    let frames = try frames(#"spacing="10""#, views, filled)
    // 300 - 30 - 90 - 2 · 10.
    #expect(frames["b"] == Rect(x: 40, y: 0, width: 160, height: 100))
  }

  @Test func whatResistsLeastGivesWay() throws {
    let views = Markup.label("a", 200) + Markup.label("b", 200, 20, #"horizontalCompressionResistancePriority="749""#)
    #expect(try frames("", views, filled)["b"] == Rect(x: 200, y: 0, width: 100, height: 100))
  }

  /// 30 + 60 + 90 and two gaps; as high as the highest.
  @Test func aStackViewIsAsLargeAsItsContent() throws {
    let views = Markup.label("a", 30) + Markup.label("b", 60, 40) + Markup.label("c", 90)
    #expect(
      try frames(#"spacing="10" alignment="top""#, views, placed)["st"] == Rect(x: 0, y: 0, width: 200, height: 40))
  }

  /// 40 and 50 high in 300: a weak constraint does not stretch what nothing else sizes, but what has a view inside.
  @Test func openViewsResistWeakConstraints() throws {
    let inside = Markup.view("in", "view", 10, 10)
    let pinned = ["in.top = b.top", "b.bottom = in.bottom"]
    for (subviews, constraints, height) in [("", [], 50.0), (inside, pinned, 260)] {
      let views =
        Markup.view("a", "view", 30, 40, constraints: ["a.height = 40"])
        + Markup.view("b", "view", 30, 50, constraints: constraints, subviews: subviews)
      #expect(try frames(#"axis="vertical""#, views, placed + ["st.bottom = root.bottom @250"])["b"]?.height == height)
    }
  }

  @Test func verticalStackViewsStandUpright() throws {
    let frames = try frames(#"axis="vertical" spacing="5" alignment="leading""#, three, placed)
    #expect(frames["st"] == Rect(x: 0, y: 0, width: 90, height: 70))
    #expect(frames["c"] == Rect(x: 0, y: 50, width: 90, height: 20))
  }

  /// The spacing Xcode calls standard is 8: (300 - 8) / 2.
  @Test func standardSpacingIsEight() throws {
    let frames = try frames(
      #"distribution="fillEqually" spacingType="standard""#, Markup.label("a", 30) + Markup.label("b", 30), filled)
    #expect(frames["a"]?.width == 146 && frames["b"]?.x == 154)
  }

  /// At the least the written spacing is kept where there is no room: 30 + 60 + 90 + 2 · 100 need 80 more than 300.
  @Test func equalSpacingKeepsTheWrittenSpacing() throws {
    #expect(try frames(#"distribution="equalSpacing" spacing="100""#, three, placed)["st"]?.width == 380)
  }

  /// Written margins are kept free if the stack arranges its views within them. It has no other margins since Xcode 9.
  @Test(arguments: [
    (
      #"<edgeInsets key="layoutMargins" top="1" left="20" bottom="3" right="40"/>"#,
      Rect(x: 20, y: 1, width: 240, height: 96)
    ),
    (
      """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="boolean" \
      keyPath="layoutMarginsRelativeArrangement" value="YES"/></userDefinedRuntimeAttributes>
      """, Rect(x: 0, y: 0, width: 300, height: 100)
    ), ("", Rect(x: 0, y: 0, width: 300, height: 100)),
  ]) func marginsAreKeptFree(_ margins: String, _ expected: Rect) throws {
    // Clear of the status bar, which would widen the margins.
    let below = ["st.leading = root.leading", "st.top = root.top + 50", "st.width = 300", "st.height = 100"]
    #expect(try frames("", Markup.label("a", 30), below, children: margins)["a"] == expected)
  }

  /// Where nothing else says how long the stack is, its gaps are as small as they may be: 30 + 10 + 30.
  @Test(arguments: ["equalSpacing", "equalCentering"]) func spreadViewsStayTogether(_ distribution: String) throws {
    let views = Markup.label("a", 30) + Markup.label("b", 30)
    let frames = try frames(
      #"distribution="\#(distribution)" spacing="10""#, views,
      ["st.centerX = root.centerX", "st.top = root.top", "root.trailing ≥ st.trailing + 20"])
    #expect(frames["st"]?.width == 70)
  }

  /// Between baselines: 20 - 0.241 · 17 + 30 is 0.952 · 17 below the top of the second.
  @Test func spacingMayBeThatOfBaselines() throws {
    let views = Markup.label("a", 30) + Markup.label("b", 30)
    let frames = try frames(
      #"axis="vertical" spacing="30" baselineRelativeArrangement="YES""#, views, Markup.corner("st"))
    #expect(frames["b"]?.y == 29.5)
  }

  /// A hidden view takes no room and is in the middle of the gap: 30 + 10 / 2.
  @Test func aHiddenViewLiesInTheGap() throws {
    let views = Markup.label("a", 30) + Markup.label("b", 60, 20, #"hidden="YES""#) + Markup.label("c", 90)
    let frames = try frames(#"spacing="10""#, views, placed)
    #expect(frames["st"] == Rect(x: 0, y: 0, width: 130, height: 20))
    #expect(frames["b"] == Rect(x: 35, y: 0, width: 0, height: 20) && frames["c"]?.x == 40)
  }

  @Test func aHiddenViewInFrontLiesAtTheEdge() throws {
    let frames = try frames(
      #"spacing="10""#, Markup.label("a", 30, 20, #"hidden="YES""#) + Markup.label("b", 60), placed)
    #expect(frames["a"]?.width == 0 && frames["a"]?.x == 0 && frames["st"]?.width == 60)
  }

  /// Behind the last view there is no gap to be in the middle of; until Xcode 10.1, and where the spacing is the standard
  /// 8, it is where the middle of the gap would be, at 30 + 10 / 2 and 30 + 8 / 2.
  @Test(arguments: [
    (21701, #"spacing="10""#, 0.0), (14313, #"spacing="10""#, 35), (21701, #"spacingType="standard""#, 34),
  ]) func aHiddenViewAtTheEndLeavesNoGap(_ toolsVersion: Int, _ spacing: String, _ start: Double) throws {
    let views = Markup.label("a", 30) + Markup.label("b", 60, 20, #"hidden="YES""#)
    let scene = UIKitScene(
      subviews: Markup.view("st", "stackView", spacing, subviews: views), constraints: placed,
      toolsVersion: toolsVersion)
    let frames = try scene.frames()
    #expect(frames["b"]?.width == 0 && frames["b"]?.x == start && frames["st"]?.width == 30)
  }

  /// Where two or more views are shown, one hidden behind them touches the last one, and one hidden in front keeps the size
  /// that a constraint gives it outside of the stack view.
  @Test func hiddenViewsAtTheEndsTouchShownOnes() throws {
    let views =
      Markup.view("z", "view", #"hidden="YES""#, constraints: ["z.width = 25"]) + Markup.label("a", 30)
      + Markup.label("b", 60) + Markup.label("c", 20, 20, #"hidden="YES""#)
    let frames = try frames(#"spacing="10""#, views, placed)
    #expect(frames["z"]?.x == -25 && frames["z"]?.width == 25 && frames["a"]?.x == 0)
    #expect(frames["c"]?.x == 100 && frames["c"]?.width == 0)
  }

  /// An activity indicator that is hidden because it is stopped keeps its place.
  @Test(arguments: [("", true), (#"animating="YES""#, false)])
  func aStoppedIndicatorKeepsItsPlace(_ attributes: String, _ isArranged: Bool) throws {
    let indicator = Markup.view(
      "i", "activityIndicatorView", 20, 20, #"hidden="YES" hidesWhenStopped="YES" style="medium" \#(attributes)"#)
    let frames = try frames(#"spacing="10""#, Markup.label("a", 30) + indicator, placed)
    #expect(frames["st"]?.width == (isArranged ? 60 : 30))
  }

  @Test func aStackViewThatShowsNothingHasNoExtent() throws {
    let views = Markup.label("a", 30, 20, #"hidden="YES""#) + Markup.label("b", 60, 20, #"hidden="YES""#)
    #expect(try frames(#"spacing="10""#, views, placed)["st"] == Rect(x: 0, y: 0, width: 0, height: 0))
  }

  /// Views of a stack view that shows none of them have the height they need, and are all as high, whatever its own is.
  @Test(arguments: ["fill", "bottom"]) func aStackViewThatShowsNothingHoldsNoFarEdge(_ alignment: String) throws {
    let views =
      Markup.view("a", "view", #"hidden="YES""#, constraints: ["a.height = 28"])
      + Markup.label("b", 60, 20, #"hidden="YES""#)
    let frames = try frames(#"alignment="\#(alignment)""#, views, placed + ["st.height = 0"])
    #expect(frames["st"]?.height == 0 && frames["a"]?.y == 0 && frames["a"]?.height == 28)
    #expect(frames["b"]?.y == 0 && frames["b"]?.height == (alignment == "fill" ? 28 : 20))
  }

  @Test func anEmptyStackViewIsNoTrap() throws {
    #expect(try frames("", "", filled)["st"] == Rect(x: 0, y: 0, width: 300, height: 100))
  }

  /// A new stack view is 50 points high, and as wide as the one it was dropped in.
  @Test func anEmptyStackViewKeepsTheHeightOfANewOne() throws {
    let stack = Markup.view(
      "st", "stackView", #"axis="vertical""#, subviews: Markup.label("a", 90) + Markup.view("empty", "stackView"))
    let frames = try UIKitScene.frames(stack, Markup.corner("st"))
    #expect(frames["empty"] == Rect(x: 0, y: 20, width: 90, height: 50))
  }

  /// An inner stack of 30 + 10 + 60 beside 90: halves of 300 outside, thirds of nothing inside.
  /// A view without a stored frame is as large as a new view, 128 points high.
  @Test func aStackViewIsAsHighAsNewViews() throws {
    let stack = Markup.view(
      "stack", "stackView", #"axis="vertical" spacing="10""#, subviews: Markup.view("one") + Markup.view("two"))
    let frames = try UIKitScene.frames(stack, Markup.corner("stack"))
    #expect(frames["stack"]?.height == 266 && frames["two"]?.y == 138)
  }

  @Test func stackViewsNest() throws {
    let inner = Markup.view(
      "in", "stackView", #"spacing="10" distribution="fillEqually""#,
      subviews: Markup.label("a", 30) + Markup.label("b", 60))
    let frames = try frames(#"distribution="fillEqually""#, inner + Markup.label("c", 90), filled)
    #expect(frames["in"] == Rect(x: 0, y: 0, width: 150, height: 100))
    #expect(frames["b"] == Rect(x: 80, y: 0, width: 70, height: 100))
  }

  /// A column counts with the width of its text and not with the one it was stored with: its titles are equally wide here.
  @Test func columnsThatShareARowCountWithTheirText() throws {
    let column = { (id: String, button: String, width: Double) in
      Markup.view(
        id, "stackView", #"axis="vertical""#, subviews: Markup.label(button, width, 20, #"text="Integration""#))
    }
    let frames = try frames(
      #"distribution="fillProportionally""#, column("left", "a", 60) + column("right", "b", 140), filled)
    #expect(frames["left"]?.width == 150 && frames["right"]?.width == 150)
  }

  /// A stack counts with what it would take by itself, 30 + 10 + 60 of 200: half of 300.
  @Test func nestedStackViewsAreProportional() throws {
    let inner = Markup.view(
      "in", "stackView", #"spacing="10""#, subviews: Markup.label("a", 30) + Markup.label("b", 60))
    let frames = try frames(#"distribution="fillProportionally""#, inner + Markup.label("c", 100), filled)
    #expect(frames["in"]?.width == 150)
  }

  /// A switch counts with the 49 points it draws: 49 / (49 + 51) of 300, and its frame is 2 wider.
  @Test func proportionsAreOfAlignmentRectangles() throws {
    let frames = try frames(
      #"distribution="fillProportionally""#, Markup.view("a", "switch", 51, 31) + Markup.label("b", 51), filled)
    #expect(frames["a"] == Rect(x: 0, y: 0, width: 149, height: 100) && frames["b"]?.x == 147)
  }
}
