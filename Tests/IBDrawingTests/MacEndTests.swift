import IBDrawing
import IBModel
import TestSupport
import Testing

@Suite struct MacEndTests {
  private func picture(_ view: String) throws -> Picture {
    let root = """
      <customView id="root"><rect key="frame" x="0.0" y="0.0" width="400" height="300"/>
      <subviews>\(view)</subviews></customView>
      """
    return try DrawnExample(document: Storyboard.macXib(root)).picture()
  }

  private func place(_ id: ObjectID, in picture: Picture) throws -> Rect {
    func find(_ node: PictureNode, _ x: Double, _ y: Double) -> Rect? {
      let frame = Rect(x: x + node.frame.x, y: y + node.frame.y, width: node.frame.width, height: node.frame.height)
      if node.id == id { return frame }
      for case .group(let inner) in node.contents { if let found = find(inner, frame.x, frame.y) { return found } }
      return nil
    }
    return try #require(picture.nodes.lazy.compactMap { find($0, 0, 0) }.first)
  }

  private let table = """
    <scrollView fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="scroll">
    <rect key="frame" x="20" y="50" width="200" height="150"/>
    <clipView key="contentView" id="clip"><rect key="frame" x="1" y="1" width="198" height="148"/><subviews>
    <tableView headerView="head" id="table"><rect key="frame" x="0.0" y="0.0" width="198" height="120"/>
    <tableColumns><tableColumn width="190" id="col"><tableHeaderCell key="headerCell" title="Name" id="cell"/></tableColumn>
    </tableColumns></tableView></subviews></clipView>
    <scroller key="horizontalScroller" horizontal="YES" id="bar"><rect key="frame" x="1" y="134" width="198" height="15"/></scroller>
    <tableHeaderView key="headerView" id="head"><rect key="frame" x="0.0" y="0.0" width="198" height="28"/></tableHeaderView>
    </scrollView>
    """

  @Test func theHeaderOfATableIsAboveItsRows() throws {
    let picture = try picture(table)
    let (scroll, head) = (try place("scroll", in: picture), try place("head", in: picture))
    #expect(scroll.y == 100 && head.y == 100)
    #expect(try place("table", in: picture).y == 128 && place("bar", in: picture).y == 234)
    let hidden = table.replacing(#"key="headerView" id"#, with: #"key="headerView" hidden="YES" id"#)
    #expect(try place("table", in: self.picture(hidden)).y == 101)
  }

  @Test func theFirstCellOfAMatrixIsAtTheTop() throws {
    let picture = try picture(
      """
      <matrix fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="matrix">
      <rect key="frame" x="20" y="100" width="90" height="38"/><size key="cellSize" width="90" height="18"/>
      <size key="intercellSpacing" width="4" height="2"/><cells><column>
      <buttonCell type="radio" title="First" state="on" id="one"/><textFieldCell title="Second" id="two"/>
      </column></cells></matrix>
      """)
    let lines = try #require(picture.node("matrix")).textLines
    #expect(lines.map(\.text) == ["First", "Second"] && lines[0].baseline < 18 && lines[1].baseline > 18)
    #expect(picture.notes.isEmpty)
  }

  /// The tabs take 33 points above the page, and the line 13 below it.
  @Test func aPageIsBelowItsTabs() throws {
    let picture = try picture(
      """
      <tabView fixedFrame="YES" id="tabs"><rect key="frame" x="20" y="50" width="200" height="150"/><tabViewItems>
      <tabViewItem label="One" id="item"><view key="view" id="page"><rect key="frame" x="10" y="33" width="180" height="104"/>
      </view></tabViewItem></tabViewItems></tabView>
      """)
    let title = try #require(picture.node("tabs")?.textLines.first)
    #expect(try place("page", in: picture).y == 100 + 33)
    #expect(title.text == "One" && title.baseline < 33)
  }

  @Test(arguments: ["top", "bottom", "left", "right"]) func tabsAreAtTheirEdge(_ edge: String) throws {
    let picture = try picture(
      """
      <tabView fixedFrame="YES" type="\(edge)TabsBezelBorder" id="tabs"><rect key="frame" x="20" y="50" width="200" \
      height="150"/><tabViewItems><tabViewItem label="One" id="item"/></tabViewItems></tabView>
      """)
    let node = try #require(picture.node("tabs"))
    let strips = node.contents.compactMap { content in
      if case .group(let strip) = content, strip.id == nil { strip } else { nil }
    }
    let strip = try #require(strips.first)
    let (x, y) = (strip.frame.x + strip.frame.width / 2, strip.frame.y + strip.frame.height / 2)
    switch edge {
    case "top": #expect(y < 30 && strip.transform.isIdentity)
    case "bottom": #expect(y > 120 && strip.transform.isIdentity)
    case "left": #expect(x < 30 && strip.transform.rotation < 0)
    default: #expect(x > 170 && strip.transform.rotation > 0)
    }
  }

  private func title(of attributes: String) throws -> TextLine? {
    let picture = try picture(
      """
      <box fixedFrame="YES" title="Group" borderType="line" \(attributes) id="box"><rect key="frame" x="20" y="50" \
      width="200" height="150"/><view key="contentView" id="in"><rect key="frame" x="3" y="3" width="194" height="132"/></view></box>
      """)
    return picture.node("box")?.textLines.first
  }

  @Test func theTitleOfABoxIsWhereTheDocumentSays() throws {
    #expect(try #require(try title(of: "")).baseline < 20)
    #expect(try #require(try title(of: #"titlePosition="belowBottom""#)).baseline > 130)
    #expect(try #require(try title(of: #"titlePosition="aboveBottom""#)).baseline > 120)
    #expect(try title(of: #"titlePosition="noTitle""#) == nil)
    #expect(try title(of: #"boxType="custom""#) == nil)
  }
}

@Suite struct TitleBarTests {
  private func picture(_ attributes: String, style: String?) throws -> Picture {
    let mask = style.map { "<windowStyleMask key=\"styleMask\" \($0)/>" } ?? ""
    let window = """
      <window title="Notes" \(attributes) id="win">\(mask)<rect key="contentRect" x="0.0" y="0.0" width="400" height="300"/>
      <view key="contentView" id="root"><rect key="frame" x="0.0" y="0.0" width="400" height="300"/></view></window>
      """
    return try DrawnExample(document: Storyboard.macXib(window)).picture()
  }

  @Test func aWindowHasItsTitleAboveItsContent() throws {
    let picture = try picture("", style: #"titled="YES" closable="YES""#)
    #expect(picture.size.height == 328 && picture.node("root")?.frame.y == 28)
    #expect(picture.textLines.map(\.text) == ["Notes"])
  }

  @Test func aFullSizeContentIsBehindTheTitleBar() throws {
    let picture = try picture(#"titleVisibility="hidden""#, style: #"titled="YES" fullSizeContentView="YES""#)
    #expect(picture.size.height == 300 && picture.node("root")?.frame.y == 0 && picture.textLines.isEmpty)
  }

  @Test(arguments: [nil, #"fullSizeContentView="YES""#]) func aWindowWithoutTheStyleHasNoTitleBar(
    _ style: String?
  ) throws { #expect(try picture("", style: style).size.height == 300) }
}
