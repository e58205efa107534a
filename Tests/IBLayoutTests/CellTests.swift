import IBLayout
import IBModel
import Testing

@Suite struct CellTests {
  private func table(rowHeight: String = "", attributes: String = "", cell: String) -> String {
    """
    <tableView \(rowHeight) \(attributes) id="table"><rect key="frame" x="0.0" y="0.0" width="320" height="300"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <prototypes>\(cell)</prototypes></tableView>
    """
  }

  private func row(
    _ attributes: String = "", height: Int = 44, contentHeight: Int? = nil, view: String, _ constraints: [String]
  ) -> String {
    """
    <tableViewCell \(attributes) id="cell"><rect key="frame" x="0.0" y="28" width="320" height="\(height)"/>
    <autoresizingMask key="autoresizingMask"/> <tableViewCellContentView key="contentView" id="content">
    <rect key="frame" x="0.0" y="0.0" width="320" height="\(contentHeight ?? height)"/>
    <autoresizingMask key="autoresizingMask"/>
    <subviews>\(view)</subviews><constraints>\(Markup.constraints(constraints))</constraints>
    </tableViewCellContentView></tableViewCell>
    """
  }

  private let small = Markup.view("a", constraints: ["width = 10", "height = 10"])

  private let high = [
    "a.leading = content.leading", "a.top = content.top + 10", "content.trailing = a.trailing",
    "content.bottom = a.bottom + 10", "a.height = 60",
  ]

  /// A cell places its accessory view, which has no constraints.
  @Test(arguments: [("accessoryView", true), ("other", false)])
  func accessoryViewsAreNotAmbiguous(_ property: String, _ isPlaced: Bool) throws {
    let cell = row(view: Markup.view("a", "view", 50, 20, x: 270, y: 12), [])
    let outlet =
      #"<connections><outlet property="\#(property)" destination="a" id="out"/></connections></tableViewCell>"#
    let scene = UIKitScene(subviews: table(cell: cell.replacing("</tableViewCell>", with: outlet)))
    let view = try #require(try scene.layout().views.first { $0.view.id == "a" })
    #expect(view.ambiguousAxes.isEmpty == isPlaced && view.frame == Rect(x: 270, y: 12, width: 50, height: 20))
  }

  /// Effect views and items of bars place what they show, although it says that constraints do.
  @Test func whatIsPlacedByItsContainerIsNotAmbiguous() throws {
    let free = #"translatesAutoresizingMaskIntoConstraints="NO""#
    let effect = """
      <visualEffectView opaque="NO" id="effect"><rect key="frame" x="0.0" y="0.0" width="50" height="40"/>
      <view key="contentView" \(free) id="inside"><rect key="frame" x="0.0" y="0.0" width="50" height="40"/></view>
      </visualEffectView>
      <toolbar id="bar"><rect key="frame" x="0.0" y="100" width="320" height="44"/><items><barButtonItem id="item">
      <view key="customView" \(free) id="button"><rect key="frame" x="20" y="7" width="30" height="30"/></view>
      </barButtonItem></items></toolbar>
      """
    let views = try UIKitScene(subviews: effect).layout().views
    #expect(views.map(\.view.id) == ["root", "effect", "inside", "bar", "button"])
    #expect(views.allSatisfy { $0.ambiguousAxes.isEmpty })
  }

  /// Old documents leave frames out: a row is 44 high unless it or its table says otherwise, and a line of 1 point is
  /// below the content.
  @Test(arguments: [("", "", 44.0), (#"rowHeight="70""#, "", 70), (#"rowHeight="70""#, #"rowHeight="90""#, 90)])
  func cellsWithoutFramesAreRows(_ ofTable: String, _ ofCell: String, _ height: Double) throws {
    let cell = """
      <tableViewCell \(ofCell) id="cell"><tableViewCellContentView key="contentView" id="content">
      <subviews>\(Markup.view("a"))</subviews> <constraints>\(Markup.constraints(Markup.edges("a", "content")))</constraints>
      </tableViewCellContentView></tableViewCell>
      """
    let frames = try UIKitScene(subviews: table(rowHeight: ofTable, cell: cell), toolsVersion: 6214, device: nil)
      .frames()
    #expect(frames["cell"] == Rect(x: 0, y: 0, width: 320, height: height))
    #expect(frames["a"] == Rect(x: 0, y: 0, width: 320, height: height - 1))
  }

  /// Rows take the height their content needs, so that it may be higher than it is stored.
  @Test func theContentOfACellMayGrow() throws {
    let layout = try UIKitScene(subviews: table(cell: row(view: Markup.view("a"), high))).layout()
    #expect(layout.conflicts.isEmpty && layout.framesByID["content"]?.height == 80)
    #expect(layout.framesByID["a"] == Rect(x: 0, y: 10, width: 320, height: 60))
  }

  /// The height of 50, of priority 999, is for self-sizing rows when the app runs.
  @Test func theContentOfACellDoesNotShrinkOnTheCanvas() throws {
    let cell = row(height: 200, view: Markup.view("a"), Markup.edges("a", "content") + ["a.height = 50 @999"])
    #expect(try UIKitScene(subviews: table(cell: cell)).frames()["a"] == Rect(x: 0, y: 0, width: 320, height: 200))
  }

  /// When the app runs a table makes such a row higher, and the next ones begin below it.
  @Test func rowsAreBelowEachOtherWhenTheAppRuns() throws {
    let next = row(view: "", []).replacing(#""cell""#, with: #""next""#).replacing(#""content""#, with: #""other""#)
      .replacing(#"y="28""#, with: #"y="75""#)
    let scene = UIKitScene(subviews: table(cell: row(view: Markup.view("a"), high) + next))
    #expect(try scene.frames()["next"]?.y == 75)
    let frames = try scene.frames(in: Situation(mode: .runTime))
    #expect(frames["cell"] == Rect(x: 0, y: 28, width: 320, height: 80) && frames["content"]?.height == 80)
    #expect(frames["next"] == Rect(x: 0, y: 75 + 36, width: 320, height: 44))
  }

  /// The cell's own height applies, so one of the constraints is broken.
  @Test func aRowOfGivenHeightDoesNotGrow() throws {
    let layout = try UIKitScene(subviews: table(cell: row(#"rowHeight="44""#, view: Markup.view("a"), high))).layout()
    #expect(layout.conflicts.count == 1 && layout.framesByID["content"]?.height == 44)
  }

  /// Masks of cells are empty in documents, yet tables make rows as wide as they are. A margin of 16 and 10 are left.
  @Test func cellsAreAsWideAsTheirTable() throws {
    let cell = row(view: small, ["a.trailing = content.trailingMargin", "a.top = content.top"])
    let scene = UIKitScene(subviews: table(cell: cell), width: 320)
    let frames = try scene.frames(in: Situation(size: Size(width: 500, height: 300)))
    #expect(frames["cell"]?.width == 500 && frames["content"]?.width == 500 && frames["a"]?.x == 474)
  }

  @Test(arguments: ["tableViewCell", "collectionViewCell", "collectionReusableView"])
  func aCellByItselfHasNoBars(_ kind: String) throws {
    let root = """
      <\(kind) id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <view key="contentView" id="content"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews>\(small)</subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>\(Markup.constraints(["a.leading = safe.leading", "a.top = safe.top"]))</constraints></view>
      </\(kind)>
      """
    #expect(try UIKitXib(root: root).frames()["a"] == Rect(x: 0, y: 0, width: 10, height: 10))
  }

  /// A row by itself is as wide as the screen of the app, and as wide as stored on the canvas.
  @Test(arguments: [("tableViewCell", 375.0), ("collectionViewCell", 414)])
  func aRowByItselfIsAsWideAsTheScreen(_ kind: String, _ width: Double) throws {
    let edges = ["a.trailing = content.trailing", "a.top = content.top"]
    let root = Markup.cell(#"id="root""#, kind: kind, width: 414, height: 60, small, edges)
    let device = try Device.named("iPhone SE (3rd generation)")
    let frames = try UIKitXib(root: root).frames(in: Situation(mode: .runTime, device: device))
    #expect(frames["root"] == Rect(x: 0, y: 0, width: width, height: 60) && frames["a"]?.x == width - 10)
    #expect(try UIKitXib(root: root).frames()["a"]?.x == 404)
  }

  /// Contents of a table are never under a bar, wherever the cell is.
  @Test func contentOfTablesIsNotUnderTheStatusBar() throws {
    let box = Markup.view(
      "box", constraints: ["width = 100", "height = 40", "a.leading = box.leadingMargin", "a.top = box.topMargin"],
      subviews: small)
    let cell = Markup.cell(#"id="cell""#, height: 44, box, ["box.leading = content.leading", "box.top = content.top"])
    #expect(try UIKitScene.frames(table(cell: cell))["a"] == Rect(x: 8, y: 8, width: 10, height: 10))
  }

  /// Cells and headers at the top level of a .xib have the margins of a controller's view.
  @Test(arguments: ["collectionReusableView", "tableViewCell"]) func reusableViewsOfAXib(_ kind: String) throws {
    let root = """
      <\(kind) id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="100"/>
      <subviews>\(small)</subviews>
      <constraints>\(Markup.constraints(["a.leading = root.leadingMargin", "a.top = root.top"]))</constraints>
      </\(kind)>
      """
    #expect(try UIKitXib(root: root, toolsVersion: 16096).frames()["a"]?.x == 16)
  }
}
