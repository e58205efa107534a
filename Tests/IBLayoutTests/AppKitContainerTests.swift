import IBLayout
import IBModel
import Testing

/// Boxes, scroll views and stack views of AppKit. All numbers are computed manually in a view of 400 × 300.
@Suite struct AppKitContainerTests {
  private let pinned = equal("it", "leading", "root", constant: 10) + equal("it", "top", "root", constant: 20)

  private func container(
    _ kind: String, _ attributes: String, _ content: String, x: Int, y: Int, width: Int, height: Int
  ) -> String {
    """
    <\(kind) \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="it">
    <rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/> <\(content) key="contentView" id="content">
    <rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="\(height)"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/> </\(content)> </\(kind)>
    """
  }

  @Test func aBoxIsAsLargeAsItsContent() throws {
    let frames = try AppKitFrames.of(
      container("box", #"boxType="custom" titlePosition="noTitle""#, "view", x: 1, y: 1, width: 118, height: 38), pinned
    )
    #expect(frames["it"] == Rect(x: 10, y: 300 - 20 - 40, width: 120, height: 40))
  }

  /// A titled box is inset 0, 3, 4, 3 and keeps 15 points for its title: 50 + 3 + 15 = 68 high, its frame begins at 7.
  @Test func aTitleTakesRoomAboveTheContent() throws {
    let frames = try AppKitFrames.of(container("box", "", "view", x: 3, y: 3, width: 114, height: 50), pinned)
    #expect(frames["it"] == Rect(x: 7, y: 300 - 20 - 68, width: 120, height: 68))
  }

  @Test func aScrollViewIsAsLargeAsItsClipViewAndBorder() throws {
    let frames = try AppKitFrames.of(
      container("scrollView", "", "clipView", x: 1, y: 1, width: 198, height: 98), pinned)
    #expect(frames["it"] == Rect(x: 10, y: 300 - 20 - 100, width: 200, height: 100))
  }

  /// The content follows where constraints give the box another size.
  @Test func theContentOfABoxFollowsIt() throws {
    let frames = try AppKitFrames.of(
      container("box", #"boxType="custom" titlePosition="noTitle""#, "view", x: 1, y: 1, width: 118, height: 38),
      pinned + equal("it", "trailing", "root") + equal("it", "bottom", "root"))
    #expect(frames["it"] == Rect(x: 10, y: 0, width: 390, height: 280))
    #expect(frames["content"] == Rect(x: 1, y: 1, width: 388, height: 278))
  }

  private func stack(_ attributes: String, _ views: String) -> String {
    let hugging = ["horizontal", "vertical"].map { #"\#($0)StackHuggingPriority="249.99998474121094""# }
    return macControl(
      "stackView", "it", 0, 0, "<subviews>\(views)</subviews>",
      #"\#(attributes) distribution="fill" \#(hugging.joined(separator: " "))"#)
  }

  @Test func anEmptyStackViewHugsNothing() throws {
    #expect(try AppKitFrames.of(stack("", ""), pinned)["it"] == Rect(x: 10, y: 280, width: 0, height: 0))
  }

  /// At the bottom the label would begin at 20 + 60 - 17 = 63; the constraint wants 35: 60 - 15 - 17 = 28 is left below it.
  @Test func anArrangedViewLeavesItsLineForAConstraint() throws {
    let views = macView("high", ["height = 60", "width = 30"]) + macField("a", 50, 17)
    let frames = try AppKitFrames.of(
      stack(#"alignment="bottom""#, views), pinned + equal("a", "top", "root", constant: 35))
    #expect(frames["it"]?.height == 60 && frames["a"]?.y == 28)
  }

  /// Beginning at the stack view's near edges; a label begins 2 points before its text.
  @Test func aHiddenViewLiesInTheCorner() throws {
    let frames = try AppKitFrames.of(
      stack(
        #"detachesHiddenViews="YES""#,
        macField("a", 60, 30) + macField("b", 50, 17).replacing("<textField ", with: #"<textField hidden="YES" "#)),
      pinned)
    #expect(frames["it"] == Rect(x: 10, y: 250, width: 56, height: 30))
    #expect(frames["b"] == Rect(x: -2, y: 13, width: 50, height: 17))
  }

  /// The hugging Xcode writes for stack views is below 250: a view without content keeps the size it was dropped with.
  @Test func aViewWithoutContentIsNotSquashed() throws {
    let frames = try AppKitFrames.of(stack("", macView("plain")), pinned)
    #expect(frames["it"] == Rect(x: 10, y: 300 - 20 - 128, width: 240, height: 128))
  }

  /// Only the tab in front is laid out; the size of another one says nothing about the tab view.
  @Test func theViewsOfTabsKeepTheirSizes() throws {
    let tabs = """
      <tabView type="noTabsNoBorder" translatesAutoresizingMaskIntoConstraints="NO" id="it">
      <rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/>
      <tabViewItems><tabViewItem id="item"><view key="view" id="content">
      <rect key="frame" x="0.0" y="0.0" width="80" height="60"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view></tabViewItem></tabViewItems>
      </tabView>
      """
    let frames = try AppKitFrames.of(tabs, pinned + equal("it", "bottom", "root", constant: -20))
    #expect(frames["it"] == Rect(x: 10, y: 20, width: 80, height: 260) && frames["content"]?.height == 60)
  }

  /// Columns 36 and 100 wide beside each other are 142; the 150 of the merged cell, less 4, need 146.
  @Test func aMergedCellSpansItsColumns() throws {
    let view = macView("plain", ["width = 100", "height = 20"], #"key="contentView""#)
    let label = { (id: String, width: Double) in
      macField(id, width, 17).replacing("<textField ", with: #"<textField key="contentView" "#)
    }
    let grid = { (merged: Double) in
      """
      <gridView xPlacement="leading" yPlacement="bottom" translatesAutoresizingMaskIntoConstraints="NO" id="it">
      <rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/>
      <rows><gridRow id="r1"/><gridRow id="r2"/></rows><columns><gridColumn id="c1"/><gridColumn id="c2"/></columns>
      <gridCells>
      <gridCell row="r1" column="c1" id="x1">\(label("a", 40))</gridCell><gridCell row="r1" column="c2" id="x2">\(view)</gridCell>
      <gridCell row="r2" column="c1" headOfMergedCell="x3" id="x3">\(label("b", merged))</gridCell>
      <gridCell row="r2" column="c2" headOfMergedCell="x3" id="x4"/> </gridCells></gridView>
      """
    }
    // Rows 20 and 17 high, 6 apart.
    #expect(try AppKitFrames.of(grid(104), pinned)["it"] == Rect(x: 10, y: 300 - 20 - 43, width: 142, height: 43))
    #expect(try AppKitFrames.of(grid(150), pinned)["it"]?.width == 146)
  }

  /// Rows that are aligned by baselines are as high as their highest view, and lower views keep their height: the baseline
  /// of 17 points is 4 above the bottom; with a bezel of 21 it is 6.
  @Test(arguments: [("none", 17.0), ("firstBaseline", 21)])
  func rowsOfGridsAlignBaselines(_ alignment: String, _ height: Double) throws {
    let label = macField("a", 40, 17).replacing("<textField ", with: #"<textField key="contentView" "#)
    let field = macControl(
      "textField", "b", 90, 21,
      #"<textFieldCell key="cell" editable="YES" borderStyle="bezel" title="b" id="b-cell"/>"#,
      #"key="contentView" verticalHuggingPriority="750""#)
    let cells = """
      <rows><gridRow id="r1"/></rows><columns><gridColumn id="c1"/><gridColumn id="c2"/></columns>
      <gridCells><gridCell row="r1" column="c1" id="x1">\(label)</gridCell>
      <gridCell row="r1" column="c2" id="x2">\(field)</gridCell></gridCells>
      """
    let attributes = #"xPlacement="leading" yPlacement="fill" rowAlignment="\#(alignment)""#
    let frames = try AppKitFrames.of(macControl("gridView", "it", 0, 0, cells, attributes), pinned)
    #expect(frames["a"]?.height == 17 && frames["b"]?.height == height)
  }

  /// Equal sizes give way to a width that a constraint requires: 100 and, of the remaining 80, twice 40.
  @Test func equalSizesGiveWay() throws {
    let stacked = stack("", macView("a", ["width = 100"]) + macView("b") + macView("c"))
      .replacing(#"distribution="fill""#, with: #"distribution="fillEqually" spacing="0.0""#)
    let frames = try AppKitFrames.of(stacked, pinned + equal("it", "trailing", "root", "leading", constant: 190))
    #expect(frames["a"]?.width == 100 && frames["b"]?.width == 40 && frames["c"]?.width == 40)
  }

  /// A plain view beside one with a size is as wide as the stack view.
  @Test func aViewWithoutSizeFillsItsStackView() throws {
    let views = macField("a", 104, 17) + macView("plain", ["height = 20"])
    let frames = try AppKitFrames.of(stack(#"orientation="vertical" alignment="leading""#, views), pinned)
    #expect(frames["plain"]?.width == 100)
  }

  /// Hugging of 1000 makes no view lower than its content, and stretches the lower one to the edges of the row.
  @Test func strongHuggingStretches() throws {
    let labels = (macField("a", 30, 17) + macField("b", 30, 34))
      .replacing(#"verticalHuggingPriority="750""#, with: #"verticalHuggingPriority="749""#)
    let row = stack(#"orientation="horizontal" alignment="top""#, labels)
      .replacing(#"verticalStackHuggingPriority="249.99998474121094""#, with: #"verticalStackHuggingPriority="1000""#)
    let frames = try AppKitFrames.of(row, pinned)
    #expect(["it", "a", "b"].map { frames[$0]?.height } == [34, 34, 34])
  }

  /// Labels in a row make the window narrower if they hug more strongly than it keeps its size: none is stretched.
  @Test(arguments: [(250, true), (499, true), (501, false), (750, false)])
  func aWindowGivesWayToStrongHugging(_ hugging: Int, _ isAmbiguous: Bool) throws {
    let labels = ["a", "b"].map {
      macField($0, 100, 17, #"title="Name""#)
        .replacing("<textField ", with: #"<textField horizontalHuggingPriority="\#(hugging)" "#)
    }
    let constraints =
      equal("a", "top", "root") + equal("b", "top", "root")
      + equal("a", "leading", "root") + equal("b", "leading", "a", "trailing") + equal("root", "trailing", "b")
    let document = try AppKitFrames.document(labels.joined(), constraints)
    let views = LayoutEngine().layouts(of: document).solved.flatMap(\.views)
    #expect(views.contains { $0.ambiguousAxes.contains(.horizontal) } == isAmbiguous)
    #expect(views.first?.frame.width == (hugging > 500 ? 192 : 400) && views.first?.isMisplaced == (hugging > 500))
  }

  /// Only the tab in front was stored again on macOS 26, where push buttons are 24 high and have no insets.
  @Test func tabsHaveTheirOwnLook() throws {
    let cell = #"<buttonCell key="cell" type="push" bezelStyle="rounded" borderStyle="border" id="@-cell"/>"#
    let tab = { (name: String, height: Double) in
      """
      <tabViewItem id="\(name)-item"><view key="view" id="\(name)-view">
      <rect key="frame" x="10" y="10" width="300" height="200"/>
      <subviews>\(macControl("button", name, 80, height, cell.replacing("@", with: name)))</subviews>
      <constraints>\(equal(name, "leading", "\(name)-view", constant: 20))</constraints></view></tabViewItem>
      """
    }
    let tabs = """
      <tabView translatesAutoresizingMaskIntoConstraints="NO" id="tabs">
      <rect key="frame" x="20" y="20" width="320" height="250"/>
      <tabViewItems>\(tab("new", 24))\(tab("old", 32))\(tab("older", 32))</tabViewItems></tabView>
      """
    let frames = try AppKitFrames.of(tabs, toolsVersion: "24506")
    #expect(frames["new"]?.x == 20 && frames["old"]?.x == 13 && frames["older"]?.x == 13)
  }

  /// A line without a stored frame is as long as the column it is in.
  @Test func aSeparatorIsAsLongAsItsStackView() throws {
    let frames = try AppKitFrames.of(
      stack(#"orientation="vertical" alignment="leading""#, macField("a", 204, 17) + macSeparator("vertical")))
    #expect(frames["line"]?.width == 200 && frames["line"]?.height == 5)
  }
}
