import IBDrawing
import IBLayout
import IBModel
import TestSupport
import Testing

@Suite struct BarTests {
  private func picture(of title: String, item: String, next: String = "") throws -> Picture {
    let scene = { (id: String, item: String, segue: String) in
      """
      <scene sceneID="s\(id)"><objects><viewController id="c\(id)"><view key="view" id="v\(id)">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/></view>
      <navigationItem key="navigationItem" title="\(id)" \(item) id="i\(id)"/>
      <connections>\(segue)</connections></viewController></objects></scene>
      """
    }
    let text = Storyboard.scenes(
      """
      <scene sceneID="n"><objects><navigationController id="nav">
      <navigationBar key="navigationBar" largeTitles="YES" id="bar"/>
      <connections><segue destination="cFirst" kind="relationship" relationship="rootViewController" id="r"/></connections>
      </navigationController></objects></scene>
      \(scene("First", item, #"<segue destination="cSecond" kind="show" id="w"/>"#))
      \(scene("Second", next, ""))
      """)
    let document = try Document(parsing: Array(text.utf8))
    let situation = Situation(mode: .runTime, device: try Device.named("iPhone 15"), orientation: .portrait)
    let found = try #require(
      ResolvedDocument(document, in: situation).scenes.first { $0.root.id.rawValue == "v\(title)" })
    return Picture(of: try LayoutEngine().layout(of: found, options: .framesOnly))
  }

  @Test func largeTitlesAreInherited() throws {
    let size = { (title: String, item: String, next: String) in
      try picture(of: title, item: item, next: next).textLines.first { $0.text == title }?.size
    }
    #expect(try size("First", "", "") == 34)
    #expect(try size("First", #"largeTitleDisplayMode="never""#, "") == 17)
    #expect(try size("Second", "", "") == 34)
    #expect(try size("Second", #"largeTitleDisplayMode="never""#, "") == 17)
    #expect(try size("Second", #"largeTitleDisplayMode="never""#, #"largeTitleDisplayMode="always""#) == 34)
  }

  private func picture(
    _ views: String = "", controller: String = "", navigation: String = "", _ beside: String = "",
    toolsVersion: String = "21701", in situation: Situation = Situation()
  ) throws -> Picture {
    let text = Storyboard.scenes(
      """
      <scene sceneID="s"><objects><viewController id="c"><view key="view" id="v">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/><subviews>\(views)</subviews></view>\(controller)
      <navigationItem key="navigationItem" title="Title" id="i"/></viewController></objects></scene>
      <scene sceneID="n"><objects><navigationController \(navigation) id="nav">
      <tabBarItem key="tabBarItem" title="Files" id="tab-item"/><connections>
      <segue destination="c" kind="relationship" relationship="rootViewController" id="r"/></connections>
      </navigationController></objects></scene>\(beside)
      """, toolsVersion: toolsVersion)
    let device = #"<device id="retina6_12" orientation="portrait"/>"#
    let document = try Document(parsing: Array(text.replacing("<scenes>", with: device + "<scenes>").utf8))
    let found = try #require(ResolvedDocument(document, in: situation).scenes.first { $0.root.id == "v" })
    return Picture(of: try LayoutEngine().layout(of: found, options: .framesOnly))
  }

  /// The toolbar of a navigation in a tab is above the tab bar.
  @Test func bothBarsAreDrawn() throws {
    let items = """
      <toolbarItems><barButtonItem title="Share" id="share"/><barButtonItem systemItem="organize" id="folder"/>
      <barButtonItem systemItem="edit" id="edit"/></toolbarItems>
      """
    let tab = """
      <scene sceneID="t"><objects><tabBarController id="tab"><connections>
      <segue destination="nav" kind="relationship" relationship="viewControllers" id="w"/>
      </connections></tabBarController></objects></scene>
      """
    let situation = Situation(mode: .runTime, device: try Device.named("iPhone 15"), orientation: .portrait)
    let bars = try picture(controller: items, navigation: #"toolbarHidden="NO""#, tab, in: situation)
    let lines = bars.textLines
    #expect(lines.contains { $0.text == "Edit" } && !lines.contains { $0.text == "Organize" })
    let share = try #require(lines.first { $0.text == "Share" })
    #expect(try share.baseline < 852 - 34 - 49 && #require(lines.first { $0.text == "Files" }).baseline > 852 - 34 - 49)
  }

  @Test func aPromptIsAboveTheTitle() throws {
    let lines = try picture(of: "First", item: #"largeTitleDisplayMode="never" prompt="Choose one""#).textLines
    let prompt = try #require(lines.first { $0.text == "Choose one" })
    let title = try #require(lines.first { $0.text == "First" })
    // 59 of the status bar, 30 of the prompt, 44 of the bar.
    #expect(prompt.baseline > 59 && prompt.baseline < 59 + 30)
    #expect(title.baseline > 59 + 30 && title.baseline < 59 + 30 + 44)
  }

  @Test func aBarThatCoversNoPartOfTheRootIsAboveIt() throws {
    let edges = #"id="item"/><extendedEdge key="edgesForExtendedLayout""#
    let picture = try picture(of: "First", item: #"largeTitleDisplayMode="never" \#(edges)"#)
    let title = try #require(picture.textLines.first { $0.text == "First" })
    #expect(picture.size.height == 59 + 44 + 852 && title.baseline > 59 && title.baseline < 59 + 44)
  }

  /// The navigation bar is as high as usual and ends at the safe area, which begins lower in Xcode 26.
  @Test(arguments: [("21701", 59.0, 103.0), ("24127", 118, 172)])
  func theTitleIsAtTheEndOfItsBar(_ toolsVersion: String, _ top: Double, _ bottom: Double) throws {
    let picture = try picture(toolsVersion: toolsVersion)
    let title = try #require(picture.textLines.first { $0.text == "Title" })
    #expect(title.baseline > top + 20 && title.baseline < bottom - 10)
  }

  /// The content of a table begins below the bars, and the background of a toolbar ends at the edge of the screen.
  @Test func viewsKnowTheSafeArea() throws {
    let picture = try picture(
      """
      <tableView id="tab"><rect key="frame" x="0.0" y="10" width="393" height="700"/><prototypes><tableViewCell id="cel">
      <rect key="frame" x="0.0" y="28" width="393" height="44"/></tableViewCell></prototypes></tableView>
      <toolbar id="bar"><rect key="frame" x="0.0" y="774" width="393" height="44"/></toolbar>
      """)
    let isMoved = { (content: PictureContent) in
      if case .group(let rows) = content { rows.frame.y == 103 - 10 } else { false }
    }
    #expect(picture.node("tab")?.contents.contains(where: isMoved) == true)
    let bar = Outline.rectangle(Rect(x: 0, y: 0, width: 393, height: 44 + 34), radius: 0)
    #expect(picture.node("bar")?.contents.contains { if case .shape(bar, _, _) = $0 { true } else { false } } == true)
  }

  @Test func aPopoverHasNoStatusBar() throws {
    let first = """
      <scene sceneID="f"><objects><viewController id="d"><connections>
      <segue destination="nav" kind="popoverPresentation" id="p"/></connections></viewController></objects></scene>
      """
    #expect(try picture().textLines.contains { $0.text == "9:41" })
    #expect(try !picture("", first).textLines.contains { $0.text == "9:41" })
  }

  @Test func groupsOfInsetRowsHaveRoundCorners() throws {
    let cell = { (id: String) in
      """
      <tableViewCell id="\(id)"><rect key="frame" x="16" y="20" width="361" height="44"/>
      <tableViewCellContentView key="contentView" id="\(id)c"><rect key="frame" x="0.0" y="0.0" width="361" height="44"/>
      </tableViewCellContentView></tableViewCell>
      """
    }
    let example = DrawnExample(
      """
      <tableView style="insetGrouped" dataMode="static" id="tab"><rect key="frame" x="0.0" y="0.0" width="393" height="400"/>
      <sections><tableViewSection headerTitle="Top" footerTitle="\(String(repeating: "word ", count: 40))" id="s1"><cells>\(["a", "b", "d"].map(cell).joined())</cells></tableViewSection>
      <tableViewSection id="s2"><cells>\(cell("e"))</cells></tableViewSection></sections></tableView>
      """)
    let picture = try example.picture()
    #expect(["a", "b", "d", "e"].map { picture.node($0)?.clip != nil } == [true, false, true, true])
    #expect(picture.node("a")?.clip != picture.node("d")?.clip)
    // Titles begin where the text of rows does, and footers have as many lines as they need.
    let lines = try #require(picture.node("tab")).textLines
    #expect(lines.first?.text == "TOP" && lines.count > 3 && lines.allSatisfy { $0.x == 16 + 15 })
  }
}
