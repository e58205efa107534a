import IBModel
import Testing

/// Edges and lines of views, in a view of 400 × 300.
@Suite struct AnchorTests {
  /// The first line of a label is at its top, the last one at its bottom, for any height of the label.
  ///
  /// Of 10 points, a font reaches 9.52 above and 2.41 below its baseline.
  @Test func theFirstLineHangsAndTheLastOneStands() throws {
    let labels = Markup.label("high", 50, 60, font: 20) + Markup.label("a", 50, 12, font: 10)
    let scene = { (first: String, second: String) in
      try UIKitScene.frames(
        labels,
        [
          "high.leading = root.leading", "high.top = root.top + 100", "a.leading = root.leading + 60",
          "a.\(first) = high.\(second)",
        ])["a"]
    }
    // 100 + 19.04 - 9.52 = 109.52; from 109.5 the far edge is at 121.5.
    #expect(try scene("firstBaseline", "firstBaseline") == Rect(x: 60, y: 109.5, width: 50, height: 12))
    // 160 - 4.82 + 2.41 - 12 = 145.59.
    #expect(try scene("baseline", "baseline") == Rect(x: 60, y: 145.5, width: 50, height: 12))
    #expect(try scene("lastBaseline", "baseline")?.y == 145.5)
  }

  /// A footnote has 13 points: 119.04 - 12.376 = 106.664. The line of a font that is not known is as high as its label,
  /// and 0.95 / 1.2 of it are above the baseline: 119.04 - 15.833 = 103.207.
  @Test(arguments: [(#"style="UICTFontTextStyleFootnote""#, 16.0, 106.5), (#"name="Mincho" pointSize="20""#, 20, 103)])
  func aLineHasTheHeightOfItsFont(_ font: String, _ height: Double, _ y: Double) throws {
    let description = #"<fontDescription key="fontDescription" \#(font)/>"#
    let frames = try UIKitScene.frames(
      Markup.label("high", 50, 24, font: 20) + Markup.view("a", "label", 50, height, children: description),
      [
        "high.leading = root.leading", "high.top = root.top + 100", "a.leading = root.leading + 60",
        "a.firstBaseline = high.firstBaseline",
      ])
    #expect(frames["a"]?.y == y)
  }

  /// Fields and buttons draw their line in the middle: (0.952 - 0.241) / 2 of the font's size below it.
  @Test(arguments: ["textField", "button"]) func aLineOfAControlIsCentred(_ kind: String) throws {
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="10"/>"#
    let frames = try UIKitScene.frames(
      Markup.view("control", kind, 80, 40, children: font) + Markup.label("a", 50, 12, font: 10),
      [
        "control.leading = root.leading", "control.top = root.top + 100", "a.leading = root.leading + 90",
        "a.baseline = control.baseline",
      ])
    // 120 + 3.555 + 2.41 - 12 = 113.965.
    #expect(frames["a"]?.y == 114)
  }

  /// The baseline of a view without text is its bottom edge, the first one its top: 40 + 2.41 - 12 and 0 - 9.52.
  @Test(arguments: [("baseline", 30.5), ("firstBaseline", -9.5)])
  func withoutTextTheEdgesAreBaselines(_ attribute: String, _ y: Double) throws {
    let frames = try UIKitScene.frames(
      Markup.view("plain", constraints: ["width = 10", "height = 40"]) + Markup.label("a", 50, 12, font: 10),
      [
        "plain.leading = root.leading", "plain.top = root.top", "a.leading = root.leading + 20",
        "a.\(attribute) = plain.\(attribute)",
      ])
    #expect(frames["a"]?.y == y)
  }

  /// A switch is drawn 2 points narrower than its frame, a slider 2 points on both sides and 1 at the bottom, a segmented
  /// control 1 at the bottom. The frame reaches beyond the edges by as much.
  @Test(arguments: [
    ("switch", 51, 31, 21701, Rect(x: 351, y: 269, width: 51, height: 31)),
    ("slider", 100, 31, 21701, Rect(x: 302, y: 270, width: 100, height: 31)),
    ("slider", 100, 31, 24127, Rect(x: 300, y: 269, width: 100, height: 31)),
    ("segmentedControl", 100, 29, 21701, Rect(x: 300, y: 272, width: 100, height: 29)),
    ("stepper", 94, 32, 21701, Rect(x: 306, y: 268, width: 94, height: 32)),
  ]) func edgesAreOfTheAlignmentRectangle(
    _ kind: String, _ width: Double, _ height: Double, _ toolsVersion: Int, _ expected: Rect
  ) throws {
    // A slider has no content width: 100 between its insets, and the rest of the frame.
    let alignmentWidth = kind == "slider" && toolsVersion < 24100 ? width - 4 : width
    let own = kind == "slider" ? ["width = \(alignmentWidth)"] : []
    let frames = try UIKitScene(
      subviews: Markup.view("a", kind, width, height, constraints: own),
      constraints: ["root.trailing = a.trailing", "root.bottom = a.bottom"], toolsVersion: toolsVersion
    ).frames()
    #expect(frames["a"] == expected)
  }

  /// 31 points of switch and 20 of label: both middles at 115.5.
  @Test func centresAreOfTheAlignmentRectangle() throws {
    let frames = try UIKitScene.frames(
      Markup.view("switch", "switch", 51, 31), ["switch.centerX = root.centerX", "switch.top = root.top + 100"])
    // The 49 points that are drawn: 200 - 24.5.
    #expect(frames["switch"] == Rect(x: 175.5, y: 100, width: 51, height: 31))
  }

  private func within(_ constraints: [String], margins: String) throws -> Rect? {
    let box = Markup.view(
      "box", constraints: ["width = 200", "height = 100"] + constraints,
      subviews: Markup.view("a", constraints: ["width = 20", "height = 10"]), children: margins)
    return try UIKitScene.frames(box, ["box.leading = root.leading + 50", "box.centerY = root.centerY"])["a"]
  }

  @Test func marginsAreInsideTheEdges() throws {
    let margins = #"<edgeInsets key="layoutMargins" top="10" left="20" bottom="30" right="40"/>"#
    let near = ["a.leading = box.leadingMargin", "a.top = box.topMargin"]
    let far = ["box.trailingMargin = a.trailing", "box.bottomMargin = a.bottom"]
    let middle = ["a.centerX = box.centerXWithinMargins", "a.centerY = box.centerYWithinMargins"]
    #expect(try within(near, margins: margins) == Rect(x: 20, y: 10, width: 20, height: 10))
    // 200 - 40 - 20, 100 - 30 - 10.
    #expect(try within(far, margins: margins) == Rect(x: 140, y: 60, width: 20, height: 10))
    // Between 20 and 160, between 10 and 70.
    #expect(try within(middle, margins: margins) == Rect(x: 80, y: 35, width: 20, height: 10))
    #expect(try within(near, margins: "") == Rect(x: 8, y: 8, width: 20, height: 10))
  }

  @Test func leftAndRightMarginsAreThoseOfReading() throws {
    let margins =
      #"<directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/>"#
    #expect(try within(["a.left = box.leftMargin", "a.top = box.topMargin"], margins: margins)?.x == 2)
    #expect(try within(["a.right = box.rightMargin", "a.bottom = box.bottomMargin"], margins: margins)?.x == 176)
  }

  /// A symbol's frame is larger than what constraints mean: 25 of 29.5, the rest half above and half below.
  @Test func aSymbolReachesBeyondItsRectangle() throws {
    let symbol = """
      <imageView image="star" catalog="system" translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="0.0" y="0.0" width="25" height="29"/>
      <constraints>\(Markup.constraints(["width = 25", "height = 25"]))</constraints></imageView>
      """
    let frames = try UIKitScene.frames(symbol, ["a.leading = root.leading", "a.top = root.top + 100"])
    #expect(frames["a"] == Rect(x: 0, y: 98, width: 25, height: 29))
  }
}
