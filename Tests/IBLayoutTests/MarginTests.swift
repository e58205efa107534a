import IBLayout
import IBModel
import Testing

/// Layout margins of roots, subviews and cells. Numbers come from stored frames, by toolsVersion. The
/// versions are the real ones on either side of each change.
@Suite struct MarginTests {
  private static let within = ["a.leading = root.leadingMargin", "a.top = root.topMargin"]
  private static let opposite = ["root.trailingMargin = a.trailing", "root.bottomMargin = a.bottom"]

  private func margins(of scene: UIKitScene) throws -> Insets {
    var scene = scene
    scene.subviews += Markup.view("a")
    scene.constraints += Self.within + Self.opposite
    return try scene.layout().insets(of: "a")
  }

  /// 16 at the sides, 20 where the view is 400 wide or wider since Xcode 7; safe areas keep the content clear of the bars.
  @Test(arguments: [
    ("retina4_7", 21701, Insets(top: 20, left: 16, right: 16)),
    ("retina6_1", 21701, Insets(top: 48, left: 20, bottom: 34, right: 20)),
    ("retina6_12", 21701, Insets(top: 59, left: 16, bottom: 34, right: 16)),
    ("retina5_5", 7706, Insets(top: 20, left: 16, right: 16)),
    ("retina5_5", 8121, Insets(top: 20, left: 20, right: 20)),
  ]) func marginsOfAControllersView(_ device: String, _ toolsVersion: Int, _ expected: Insets) throws {
    let screen = try #require(Device.canvas(device)).screen
    let scene = UIKitScene(width: screen.width, height: screen.height, toolsVersion: toolsVersion, device: device)
    #expect(try margins(of: scene) == expected)
  }

  @Test(arguments: [(393.0, 16.0), (394, 20)]) func wideRootsHaveWideMargins(_ width: Double, _ side: Double) throws {
    #expect(try margins(of: UIKitScene(width: width, height: 667)).left == side)
  }

  /// Where layout guides say where the bars are, the margins did not before Xcode 9.
  @Test(arguments: [(12121, 0.0), (13526, 20)]) func marginsBesideLayoutGuides(
    _ toolsVersion: Int, _ top: Double
  ) throws {
    let scene = UIKitScene(width: 375, height: 667, toolsVersion: toolsVersion, documentAttributes: "")
    #expect(try margins(of: scene) == Insets(top: top, left: 16, right: 16))
  }

  /// At the sides the margins of a root are never less than the usual ones.
  @Test func writtenMarginsCount() throws {
    var scene = UIKitScene(width: 375, height: 667)
    scene.rootChildren = #"<edgeInsets key="layoutMargins" top="1" left="22" bottom="3" right="4"/>"#
    #expect(try margins(of: scene) == Insets(top: 21, left: 22, bottom: 3, right: 16))
    scene.rootAttributes = #"insetsLayoutMarginsFromSafeArea="NO""#
    #expect(try margins(of: scene) == Insets(top: 1, left: 22, bottom: 3, right: 16))
  }

  /// On a screen of 1024 text keeps 176 away from both edges, on one of 375 the margins do.
  @Test(arguments: [(1024.0, 176.0), (375, 16)]) func marginsThatFollowTheReadableWidth(
    _ width: Double, _ side: Double
  )
    throws
  {
    var scene = UIKitScene(width: width, height: 667)
    scene.rootAttributes = #"layoutMarginsFollowReadableWidth="YES""#
    let margins = try margins(of: scene)
    #expect(margins.left == side && margins.right == side)
  }

  @Test func theReadableContentGuideIsWithinTheMargins() throws {
    var scene = UIKitScene(subviews: Markup.view("a"), width: 1024, height: 667)
    scene.rootChildren = #"<viewLayoutGuide key="readableContentGuide" id="readable"/>"#
    scene.constraints = [
      "a.leading = readable.leading", "readable.trailing = a.trailing", "a.top = root.top", "a.height = 10",
    ]
    #expect(try scene.frames()["a"] == Rect(x: 176, y: 0, width: 672, height: 10))
  }

  /// Until Xcode 8 views of a .xib had the margins of any view, later of a controller's view; launch screens always.
  @Test(arguments: [
    (13196, #"useSafeAreas="YES""#, Insets(top: 8, left: 8, bottom: 8, right: 8)),
    (13526, #"useSafeAreas="YES""#, Insets(top: 20, left: 16, right: 16)),
    (13526, "", Insets(top: 20, left: 16, right: 16)), (13122, #"launchScreen="YES""#, Insets(left: 16, right: 16)),
  ]) func marginsOfAXib(_ toolsVersion: Int, _ attributes: String, _ expected: Insets) throws {
    let root = """
      <view id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews>\(Markup.view("a"))</subviews>
      <constraints>\(Markup.constraints(Self.within + MarginTests.opposite))</constraints></view>
      """
    let frames = try UIKitXib(root: root, toolsVersion: toolsVersion, documentAttributes: attributes).frames()
    #expect(
      frames["a"]
        == Rect(
          x: expected.left, y: expected.top, width: 375 - expected.left - expected.right,
          height: 667 - expected.top - expected.bottom))
  }

  private func inside(_ attributes: String, toolsVersion: Int = 21701, _ edges: [String]) throws -> Rect? {
    let box = Markup.view(
      "box", "view", attributes,
      constraints: [
        "a.leading = box.leadingMargin", "a.top = box.topMargin", "box.trailingMargin = a.trailing",
        "box.bottomMargin = a.bottom",
      ], subviews: Markup.view("a"))
    return try UIKitScene(subviews: box, constraints: edges, width: 375, height: 667, toolsVersion: toolsVersion)
      .frames()["a"]
  }

  private let middle = [
    "box.leading = root.leading + 5", "root.trailing = box.trailing + 50", "box.top = root.top + 100",
    "box.height = 200",
  ]

  /// The box is 320 × 200; 8 on all sides.
  @Test func anyViewHasEightPointsAround() throws {
    #expect(try inside("", middle) == Rect(x: 8, y: 8, width: 304, height: 184))
  }

  /// The 16 of the root less the 5 up to the box; 50 on the other side are more than enough.
  @Test func preservedMarginsReachIn() throws {
    #expect(try inside(#"preservesSuperviewLayoutMargins="YES""#, middle) == Rect(x: 11, y: 8, width: 301, height: 184))
  }

  /// The 20 points of status bar less the 4 above the box, and 8; without it the 8 alone, as before Xcode 9.
  @Test func marginsStayClearOfTheSafeArea() throws {
    let top = [
      "box.leading = root.leading", "root.trailing = box.trailing", "box.top = root.top + 4", "box.height = 200",
    ]
    #expect(try inside("", top)?.y == 24)
    #expect(try inside(#"preservesSuperviewLayoutMargins="YES""#, top)?.y == 24, "the root's has it, too")
    #expect(try inside(#"insetsLayoutMarginsFromSafeArea="NO""#, top)?.y == 8)
    #expect(try inside("", toolsVersion: 12121, top)?.y == 8)
  }

  private func table(
    _ toolsVersion: Int, device: String, width: Double, contentWidth: Double? = nil, x: Double = 0, y: Double = 28,
    view: String = Markup.view("a"), tableAttributes: String = "", attributes: String = "", cellAttributes: String = "",
    cellChildren: String = "", contentChildren: String = ""
  ) throws -> Rect? {
    let content = """
      <tableViewCellContentView key="contentView" \(attributes) tableViewCell="cell" id="content">
      <rect key="frame" x="0.0" y="0.0" width="\(contentWidth ?? width)" height="100"/>
      <autoresizingMask key="autoresizingMask"/>\(contentChildren)
      <subviews>\(view)</subviews> <constraints>\(Markup.constraints([
        "a.leading = content.leadingMargin", "a.top = content.topMargin", "content.trailingMargin = a.trailing",
        "content.bottomMargin = a.bottom",
      ]))</constraints> </tableViewCellContentView>
      """
    let cell = """
      <prototypes><tableViewCell \(cellAttributes) id="cell"><rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="100"/>
      <autoresizingMask key="autoresizingMask"/>\(content)\(cellChildren)</tableViewCell></prototypes>
      """
    let table = Markup.fixed(
      "table", "tableView", frame: Rect(x: 0, y: 0, width: width, height: 500), attributes: tableAttributes,
      children: cell)
    return try UIKitScene(subviews: table, width: width, height: 500, toolsVersion: toolsVersion, device: device)
      .frames()["a"]
  }

  /// Left, top and bottom margin by version, on a device 375 points wide.
  @Test(
    arguments: [
      (12121, 8, 8, 8), (13529, 16, 11, 10.5), (14810, 15, 11, 11), (16097, 15, 11, 11), (17147, 16, 11, 11),
      (24127, 16, 15, 15),
    ] as [(Int, Double, Double, Double)])
  func marginsOfCellsByVersion(_ toolsVersion: Int, _ side: Double, _ top: Double, _ bottom: Double) throws {
    let frame = try table(toolsVersion, device: "retina4_7", width: 375)
    #expect(frame == Rect(x: side, y: top, width: 375 - 2 * side, height: 100 - top - bottom))
  }

  @Test func cellsOfPadsHaveHigherEnds() throws {
    #expect(try table(22505, device: "ipad12_9", width: 704) == Rect(x: 16, y: 15, width: 672, height: 70))
  }

  @Test func cellsThatPreserveMarginsHadMore() throws {
    let preserves = #"preservesSuperviewLayoutMargins="YES""#
    #expect(
      try table(12121, device: "retina4_7", width: 375, attributes: preserves, cellAttributes: preserves)?.x == 15)
    #expect(try table(12121, device: "retina4_7", width: 375, attributes: preserves)?.x == 8)
  }

  @Test func marginsOfACellReachItsContent() throws {
    let margins = #"<edgeInsets key="layoutMargins" top="8" left="30" bottom="8" right="40"/>"#
    let preserves = #"preservesSuperviewLayoutMargins="YES""#
    let inside = try table(22505, device: "retina4_7", width: 375, attributes: preserves, cellChildren: margins)
    #expect(inside?.x == 30 && inside?.width == 375 - 30 - 40)
    #expect(try table(22505, device: "retina4_7", width: 375, cellChildren: margins)?.x == 16)
  }

  @Test(arguments: [
    ("retina6_1", 13771, 414, 20), ("retina6_1", 21701, 414, 20), ("retina6_1", 21701, 320, 16),
    ("retina6_0", 23504, 390, 20), ("retina6_12", 24127, 393, 20), ("ipad12_9", 22505, 704, 16),
  ]) func wideDevicesHaveWideCells(_ device: String, _ toolsVersion: Int, _ width: Double, _ side: Double) throws {
    #expect(try table(toolsVersion, device: device, width: width)?.x == side)
  }

  /// Cells of a table of inset groups, whose margins are as wide as the inset whatever the device.
  @Test(
    arguments: [("retina5_9", 335, 20), ("retina6_12", 363, 15), ("retina6_12", 353, 20)] as [(String, Double, Double)])
  func cellsOfInsetGroupsHaveItsInset(_ device: String, _ width: Double, _ inset: Double) throws {
    let frame = try table(21701, device: device, width: width, x: inset, tableAttributes: #"style="insetGrouped""#)
    #expect(frame?.x == inset)
  }

  /// Text that lacks just the 8 points by which the ends of Xcode 26 are higher was stored by an older release.
  @Test(arguments: [(78, 11), (73, 15)] as [(Double, Double)])
  func rowsOfOlderReleasesKeepTheirEnds(_ height: Double, _ top: Double) throws {
    let text = Markup.label("a", 50, height, #"text="A""#)
    let height = #"rowHeight="100""#
    #expect(try table(24127, device: "retina4_7", width: 375, view: text, cellAttributes: height)?.y == top)
  }

  /// A root that preserves the margins of what is around it on the canvas has 8 points above and below.
  @Test(arguments: [("", 0.0), (#"preservesSuperviewLayoutMargins="YES""#, 8)])
  func rootsThatPreserveMarginsHaveEnds(_ attributes: String, _ top: Double) throws {
    let inner = Markup.view("a", constraints: ["width = 10", "height = 10"])
    let root = """
      <view \(attributes) id="root"><rect key="frame" x="0.0" y="0.0" width="281" height="91"/>
      <subviews>\(inner)</subviews>
      <constraints>\(Markup.constraints(["a.leading = root.leadingMargin", "a.top = root.topMargin"]))</constraints>
      <edgeInsets key="layoutMargins" top="0.0" left="0.0" bottom="0.0" right="0.0"/></view>
      """
    #expect(try UIKitXib(root: root, toolsVersion: 19529).frames()["a"]?.y == top)
  }

  /// An accessory takes the place of the margin: 345 of content in a cell of 375 keep 8 on the right.
  @Test func anAccessoryTakesThePlaceOfTheMargin() throws {
    let frame = try table(21701, device: "retina4_7", width: 375, contentWidth: 345)
    #expect(frame == Rect(x: 16, y: 11, width: 345 - 16 - 8, height: 78))
  }

  @Test func writtenMarginsWidenThoseOfCells() throws {
    let margins = #"<edgeInsets key="layoutMargins" top="8" left="30" bottom="8" right="4"/>"#
    let inside = try table(22505, device: "retina4_7", width: 375, contentChildren: margins)
    #expect(inside == Rect(x: 30, y: 11, width: 375 - 30 - 16, height: 78))
  }
}
