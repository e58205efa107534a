import IBLayout
import IBModel
import IBXML
import Testing

/// Lines, baselines and insets of AppKit's controls. All numbers are computed manually in a view of 400 × 300.
@Suite struct AppKitControlTests {
  /// A line is 1 point thick between 2 points on each side: 50 - 2 = 48 from the top, 300 - 48 - 5 = 247 from the bottom.
  @Test func aSeparatorThatHugsVerticallyLies() throws {
    let frames = try AppKitFrames.of(
      macSeparator("vertical"),
      equal("line", "leading", "root", constant: 20) + equal("line", "trailing", "root", constant: -20)
        + equal("line", "top", "root", constant: 50))
    #expect(frames["line"]?.isNear(20, 247, 360, 5) == true)
  }

  @Test func aSeparatorThatHugsHorizontallyStands() throws {
    let frames = try AppKitFrames.of(
      macSeparator("horizontal"),
      equal("line", "leading", "root", constant: 100) + equal("line", "top", "root", constant: 10)
        + equal("line", "bottom", "root", constant: -10))
    #expect(frames["line"]?.isNear(98, 10, 5, 280) == true)
  }

  private func popUpButton(
    _ width: Double, _ height: Double, _ cell: String = "", _ content: String = "", id: String = "a"
  ) -> String {
    let push = #"key="cell" type="push" bezelStyle="rounded" borderStyle="borderAndBezel""#
    return macControl("popUpButton", id, width, height, #"<popUpButtonCell \#(push) \#(cell) id="cell"/>\#(content)"#)
  }

  private func smallPopUpButton(height: Double) -> String { popUpButton(80, height, #"controlSize="small""#) }

  private func oldCheckBoxes(_ attributes: String) -> String {
    ["b", "c"].map { id in
      #"<button \#(attributes) id="\#(id)"><rect key="frame" x="0.0" y="0.0" width="60" height="18"/>"#
        + #"<buttonCell key="cell" type="check" bezelStyle="regularSquare" id="\#(id)-cell"/></button>"#
    }.joined()
  }

  /// Xcode 26 on a Mac of macOS 15: a small pop-up button 22 high reaches 4 beyond its rectangle, one of 20 not at all.
  @Test(arguments: [(22.0, 24506, 6.0), (20, 24506, 10), (22, 23504, 6)])
  func theHeightOfButtonsTellsTheirDesign(_ height: Double, _ toolsVersion: Int, _ x: Double) throws {
    let button = smallPopUpButton(height: height)
    let frames = try AppKitFrames.of(
      button, equal("a", "leading", "root", constant: 10) + equal("a", "top", "root", constant: 10),
      toolsVersion: "\(toolsVersion)")
    #expect(frames["a"]?.x == x)
  }

  /// Xcode lays out the pop-up button of macOS 26, and never the check boxes, which have no constraints.
  @Test func controlsWithoutConstraintsTellNoDesign() throws {
    let checks = oldCheckBoxes(#"fixedFrame="YES""#)
    let button = smallPopUpButton(height: 20)
    let leading = equal("a", "leading", "root", constant: 10)
    #expect(try AppKitFrames.of(checks + button, leading, toolsVersion: "24506")["a"]?.x == 10)
  }

  /// Check boxes as before macOS 26 tell the look of their window, and of others only if Xcode lays them out. The pop-up
  /// button, of a height that neither look has, is in another window or in theirs.
  @Test(arguments: [("YES", false, 10.0), ("YES", true, 6), ("NO", false, 6)])
  func controlsWithAFixedFrameTellTheLookOfTheirWindow(_ fixed: String, _ isTogether: Bool, _ x: Double) throws {
    let checks = oldCheckBoxes(#"fixedFrame="\#(fixed)" translatesAutoresizingMaskIntoConstraints="NO""#)
    let button = smallPopUpButton(height: 30)
    let leading = equal("a", "leading", "root", constant: 10)
    let window = try AppKitFrames.document(button + (isTogether ? checks : ""), leading, toolsVersion: "24506")
    let text = String(decoding: window.tree.source.utf8, as: UTF8.self)
    let other =
      #"<customView id="other"><rect key="frame" x="0.0" y="0.0" width="400" height="300"/>"#
      + "<subviews>\(isTogether ? "" : checks)</subviews></customView></objects>"
    let document = try Document(parsing: Array(text.replacing("</objects>", with: other).utf8))
    #expect(LayoutEngine().layouts(of: document).solved.flatMap(\.views).first { $0.view.id == "a" }?.frame.x == x)
  }

  /// A width of its own tells what a control extends beyond its rectangle: 81 - 74 is 7, as in macOS 11, although the
  /// others of the document look as in macOS 26.
  @Test(arguments: [(74.0, 7.0), (81, 10)])
  func aSizeOfItsOwnTellsTheDesignOfAControl(_ width: Double, _ x: Double) throws {
    let wide = #"<constraints><constraint firstAttribute="width" constant="\#(width)" id="wide"/></constraints>"#
    let button = popUpButton(81, 24, "", wide)
    let frames = try AppKitFrames.of(
      button, equal("a", "leading", "root", constant: 10) + equal("a", "top", "root", constant: 10),
      toolsVersion: "24506")
    #expect(frames["a"]?.x == x)
  }

  /// A check box without a title reaches 2 points beyond its rectangle on each side, one with a title not at its end.
  @Test(arguments: [("", 34.0), (#"title="On""#, 36)])
  func aCheckBoxWithoutTitleReachesBeyondItsEnd(_ title: String, _ x: Double) throws {
    let cell = #"<buttonCell key="cell" type="check" bezelStyle="regularSquare" \#(title) id="box-cell"/>"#
    let frames = try AppKitFrames.of(
      macControl("button", "box", 18, 18, cell) + macControl("button", "a", 18, 18, cell.replacing("box-", with: "a-")),
      equal("box", "leading", "root", constant: 20) + equal("a", "leading", "box", "trailing"), toolsVersion: "21701")
    #expect(frames["a"]?.x == x - 2)
  }

  /// One line of 13 points is 17 high; what a field is higher stays free below, so equal baselines mean equal tops.
  @Test func aHighFieldDrawsAtItsTop() throws {
    let frames = try AppKitFrames.of(
      macField("a", 60, 17, #"lineBreakMode="clipping""#) + macField("b", 60, 37, #"lineBreakMode="clipping""#),
      equal("a", "top", "root", constant: 20) + equal("b", "firstBaseline", "a", "baseline"))
    #expect(frames["a"]?.y == 263 && frames["b"]?.y == 243)
  }

  /// Two lines are 34 high. The top is at 20: the first line ends at 37, the last one at 54.
  @Test func textHasAFirstAndALastBaseline() throws {
    let labels = macField("a", 60, 17) + macField("b", 60, 34)
    let top = equal("b", "top", "root", constant: 20)
    #expect(try AppKitFrames.of(labels, top + equal("a", "baseline", "b", "firstBaseline"))["a"]?.y == 263)
    #expect(try AppKitFrames.of(labels, top + equal("a", "baseline", "b"))["a"]?.y == 246)
  }

  /// A large field of macOS 11 has its baseline 5 above its bottom, a label of 14 points 3.
  @Test func aLabelIsOnTheBaselineOfALargeField() throws {
    let cell = """
      <textFieldCell key="cell" controlSize="large" lineBreakMode="clipping" borderStyle="bezel" id="a-cell">
      <font key="font" metaFont="system" size="14"/></textFieldCell>
      """
    let frames = try AppKitFrames.of(
      macControl("textField", "a", 60, 22, cell) + macField("b", 70, 17, size: 14),
      equal("a", "top", "root", constant: 20) + equal("b", "firstBaseline", "a"), toolsVersion: "23094")
    #expect(frames["a"]?.y == 258 && frames["b"]?.y == 260)
  }

  private let font = #"<font key="font" metaFont="system"/>"#
  private let line = equal("button", "top", "root", constant: 100) + equal("a", "baseline", "button")

  /// The baseline of text of 13 points in the middle of 20 is 100 + 10 + 0.711 / 2 · 13 = 114.6; a label's is 3
  /// above its bottom.
  @Test func aButtonWithoutBezelDrawsInItsMiddle() throws {
    let cell = #"<buttonCell key="cell" type="square" bezelStyle="shadowlessSquare" id="cell">\#(font)</buttonCell>"#
    let frames = try AppKitFrames.of(macControl("button", "button", 60, 20, cell) + macField("a", 60, 17), line)
    #expect(frames["a"]?.isNear(0, 300 - 117.6, 60, 17) == true)
  }

  /// The middle of 24 is 100 + 12, the baseline 4.6 below; the one of a label of 17 is 3 above its bottom.
  @Test func aPopUpButtonWithoutMeasuredBaselineDrawsInItsMiddle() throws {
    let cell = """
      <popUpButtonCell key="cell" type="roundTextured" bezelStyle="texturedRounded" borderStyle="border" id="cell">\
      \(font)</popUpButtonCell>
      """
    let button = macControl("popUpButton", "button", 60, 24, cell)
    let frames = try AppKitFrames.of(button + macField("a", 60, 17), line, toolsVersion: "24506")
    #expect(frames["a"]?.isNear(0, 300 - 119.6, 60, 17) == true)
  }

  /// A dial ends where its rectangle does, a track 2 points beside it.
  @Test(arguments: [("circular", 20.0), ("linear", 18)]) func aDialHasNoInsets(_ type: String, _ x: Double) throws {
    let cell = #"<sliderCell key="cell" sliderType="\#(type)" numberOfTickMarks="9" id="a-cell"/>"#
    let slider = macControl("slider", "a", 22, 22, cell)
    #expect(try AppKitFrames.of(slider, equal("a", "leading", "root", constant: 20))["a"]?.x == x)
  }

  /// The color well is 4 points higher than its constraint says, so it has the insets of macOS 11, not of its height.
  @Test func aHeightOfItsOwnCountsMoreThanTheStoredOne() throws {
    let height = #"<constraints><constraint firstAttribute="height" constant="19" id="h"/></constraints>"#
    let well = macControl("colorWell", "a", 44, 23, height)
    let edges = equal("a", "leading", "root", constant: 10) + equal("a", "top", "root", constant: 10)
    #expect(try AppKitFrames.of(well, edges, toolsVersion: "21507")["a"]?.isNear(7, 269, 44, 23) == true)
  }

  /// The bezel of a pop-up button is 21 high between its insets, 2 + 3 or 1 + 3.
  @Test(arguments: [25.0, 26]) func theInsetOfAPopUpButtonFollowsItsHeight(height: Double) throws {
    let button = popUpButton(100, height, id: "popUp")
    let frames = try AppKitFrames.of(button, equal("popUp", "bottom", "root", "top", constant: 50))
    let top = try AppKitFrames.of(button, equal("popUp", "top", "root", constant: 29))
    // The same frame, whether its bottom is at 50 or its top at 50 - 21.
    #expect(frames["popUp"]?.y == 247)
    #expect(top["popUp"]?.y == 247)
  }

  /// The middle of 300 and 17 is 141.5, of 400 and 61 it is 169.5; AppKit's canvas rounds halves up and to the right.
  @Test func framesStandOnWholePoints() throws {
    let frames = try AppKitFrames.of(
      macField("a", 61, 17), equal("a", "centerX", "root") + equal("a", "centerY", "root"))
    #expect(frames["a"] == Rect(x: 170, y: 142, width: 61, height: 17))
  }

  /// 27 points of frame around 16 of symbol: 5.5 on each side, so the frame begins at 20 - 5.5 and ends at 41.5.
  @Test func aSymbolIsAlignedWithoutTheRoomAroundIt() throws {
    let content = """
      <constraints><constraint firstAttribute="height" constant="16" id="h"/></constraints>
      <imageCell key="cell" image="NSActionTemplate" id="cell"/>
      """
    let image = macControl("imageView", "symbol", 16, 27, content)
    let top = equal("symbol", "top", "root", constant: 20)
    #expect(try AppKitFrames.of(image, top, toolsVersion: "19529")["symbol"]?.isNear(0, 258.5, 16, 27) == true)
    // Before macOS 11 images had no such room.
    #expect(try AppKitFrames.of(image, top)["symbol"] == Rect(x: 0, y: 264, width: 16, height: 16))
  }
}
