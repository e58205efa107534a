import IBModel
import Testing
import TestSupport

@Suite struct ViewTreeTests {
  /// Content of a view `out`, and the superview that UIKit or AppKit gives to `inn`.
  static let containers: [(content: String, superview: ObjectID?)] = [
    (subviews(view("inn")), "out"), (subviews(view("mid", subviews(view("inn")))), "mid"),
    (#"<view key="contentView" id="mid">"# + subviews(view("inn")) + "</view>", "mid"),
    (#"<view key="contentView" id="inn"/>"#, "out"),
    (
      #"<prototypes><tableViewCell id="mid"><tableViewCellContentView key="contentView" id="inn"/></tableViewCell></prototypes>"#,
      "mid"
    ),
    (
      #"<sections><tableViewSection id="sec"><cells><tableViewCell id="inn"/></cells></tableViewSection></sections>"#,
      "out"
    ), (#"<cells><collectionViewCell id="inn"/></cells>"#, "out"), (#"<view key="tableHeaderView" id="inn"/>"#, "out"),
    (#"<collectionReusableView key="sectionHeaderView" id="inn"/>"#, "out"),
    (#"<tabViewItems><tabViewItem id="itm"><view key="view" id="inn"/></tabViewItem></tabViewItems>"#, "out"),
    (#"<gridCells><gridCell id="cel"><button key="contentView" id="inn"/></gridCell></gridCells>"#, "out"),
    (
      #"<tableColumns><tableColumn id="col"><prototypeCellViews><tableCellView id="inn"/></prototypeCellViews></tableColumn></tableColumns>"#,
      "out"
    ), (#"<clipView key="contentView" id="mid"><subviews><tableView id="inn"/></subviews></clipView>"#, "mid"),
    (#"<viewController id="chi"><view key="view" id="inn"/></viewController>"#, nil),
    (#"<window id="win"><view key="contentView" id="inn"/></window>"#, nil),
  ]

  @Test(arguments: containers) func theSuperviewIsTheViewAround(content: String, superview: ObjectID?) throws {
    let document = try read("<document><objects><view id=\"out\">\(content)</view></objects></document>")
    #expect(try document.object(named: "inn").superview?.id == superview)
  }

  @Test(arguments: containers) func aViewIsAmongTheSubviewsOfItsSuperview(content: String, superview: ObjectID?) throws
  {
    let document = try read("<document><objects><view id=\"out\">\(content)</view></objects></document>")
    let holders = document.objects.filter { $0.isView && $0.subviews.contains { $0.id == "inn" } }
    #expect(holders.map(\.id) == (superview.map { [$0] } ?? []))
  }

  static let tree = Storyboard.text(
    view: subviews(view("a", subviews(view("b") + view("c", subviews(view("d"))))) + view("e")),
    besideController: view("t", subviews(view("u"))))

  @Test(
    arguments: [
      ("b", "c", "a"), ("b", "d", "a"), ("d", "e", "vie-wv-iew"), ("a", "d", "a"), ("d", "d", "d"), ("d", "u", nil),
    ] as [(ObjectID, ObjectID, ObjectID?)])
  func theNearestCommonAncestorIsTheInnermostAroundBoth(first: ObjectID, second: ObjectID, expected: ObjectID?) throws {
    let document = try read(Self.tree)
    let found = try document.object(named: first).nearestCommonAncestor(with: document.object(named: second))
    #expect(found?.id == expected)
  }

  @Test func descendantsAreAllViewsBelowInDocumentOrder() throws {
    #expect(try read(Self.tree).object(named: "a").descendantViews.map(\.id) == ["b", "c", "d"])
  }

  @Test(arguments: [("d", "vie-wv-iew", "con-tr-oll"), ("u", "t", nil)] as [(ObjectID, ObjectID, ObjectID?)])
  func theRootAndItsOwnerAreFound(id: ObjectID, root: ObjectID, owner: ObjectID?) throws {
    let object = try read(Self.tree).object(named: id)
    #expect(object.rootView.id == root && object.viewTreeOwner?.id == owner)
  }

  @Test(
    arguments: [
      (#"<viewController id="o"><view key="view" id="v"/></viewController>"#, "v"),
      (#"<window id="o"><view key="contentView" id="v"/></window>"#, "v"),
      (
        #"<tableViewController id="o"><tableView key="view" id="v"/><refreshControl key="refreshControl" id="r"/></tableViewController>"#,
        "v"
      ),
      (
        #"<windowController id="o"><window key="window" id="w"><view key="contentView" id="v"/></window></windowController>"#,
        nil
      ),
    ] as [(String, ObjectID?)]) func anOwnerKnowsTheRootOfItsViewTree(text: String, root: ObjectID?) throws
  { #expect(try read("<document><objects>\(text)</objects></document>").object(named: "o").rootViewOfTree?.id == root) }

  @Test(
    arguments: [
      (#"<rect key="frame" x="1" y="-2.5" width="30" height="0.0"/>"#, Rect(x: 1, y: -2.5, width: 30, height: 0)),
      (#"<rect key="frame" width="30" height="4"/>"#, Rect(x: 0, y: 0, width: 30, height: 4)),
      (#"<rect key="contentStretch" x="1" y="1" width="1" height="1"/>"#, nil), ("", nil),
    ] as [(String, Rect?)]) func theFrameIsTheRectOfThatKey(content: String, frame: Rect?) throws
  { #expect(try read(Storyboard.text(view: subviews(view("a", content)))).object(named: "a").frame == frame) }

  static let guides = """
    <document><objects><viewController id="con">
    <layoutGuides><viewControllerLayoutGuide type="top" id="top"/></layoutGuides>
    <view key="view" id="roo"><subviews><scrollView id="scr">
    <viewLayoutGuide key="contentLayoutGuide" id="clg"/><viewLayoutGuide key="frameLayoutGuide" id="flg"/>
    </scrollView></subviews><viewLayoutGuide key="safeArea" id="saf"/><keyboardLayoutGuide key="keyboard" id="key"/>
    </view></viewController></objects></document>
    """

  @Test(
    arguments: [
      ("top", "roo", "Top Layout Guide"), ("clg", "scr", "Content Layout Guide"), ("flg", "scr", "Frame Layout Guide"),
      ("saf", "roo", "Safe Area"), ("key", "roo", "Keyboard Layout Guide"),
    ] as [(ObjectID, ObjectID, String)])
  func aGuideKnowsItsViewAndItsName(id: ObjectID, view: ObjectID, name: String) throws {
    let guide = try #require(try LayoutGuide(read(Self.guides).object(named: id)))
    #expect(guide.view?.id == view && guide.name == name)
  }

  @Test func aViewIsNoGuide() throws { #expect(try LayoutGuide(read(Self.guides).object(named: "roo")) == nil) }

  @Test func aViewKnowsItsOwnGuides() throws {
    #expect(try read(Self.guides).object(named: "roo").layoutGuides.map(\.object.id) == ["saf", "key"])
  }
}
