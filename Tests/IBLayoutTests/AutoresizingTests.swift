import IBLayout
import IBModel
import Testing

@Suite struct AutoresizingTests {
  /// A view at 20 that is 60 wide and leaves 120 of 200, in a box that grows by 100.
  ///
  /// The growth is shared by the flexible parts in proportion: 20 : 60 : 120.
  @Test(
    arguments: [
      ([], 20, 60), (["flexibleMaxX"], 20, 60), (["widthSizable"], 20, 160), (["flexibleMinX"], 120, 60),
      // 100 · 20 / 140 and 100 · 120 / 140.
      (["flexibleMinX", "flexibleMaxX"], 34.286, 60),
      // 100 · 20 / 80.
      (["flexibleMinX", "widthSizable"], 45, 135),
      // 100 · 60 / 180.
      (["widthSizable", "flexibleMaxX"], 20, 93.333), (["flexibleMinX", "widthSizable", "flexibleMaxX"], 30, 90),
    ] as [([String], Double, Double)])
  func growthIsShared(_ mask: [String], _ position: Double, _ extent: Double) throws {
    let across = mask.map {
      ["flexibleMinX": "flexibleMinY", "widthSizable": "heightSizable", "flexibleMaxX": "flexibleMaxY"][$0] ?? ""
    }
    let view = Markup.fixed("a", frame: Rect(x: 20, y: 20, width: 60, height: 60), mask: mask + across)
    let scene = UIKitScene(subviews: view, width: 200, height: 200)
    #expect(try #require(try scene.frames()["a"]) == Rect(x: 20, y: 20, width: 60, height: 60))
    let grown = try #require(try scene.frames(in: Situation(size: Size(width: 300, height: 300)))["a"])
    #expect(grown.isNear(position, position, extent, extent))
  }

  /// There and back nothing has moved.
  @Test func shrinkingIsTheOpposite() throws {
    let view = Markup.fixed(
      "a", frame: Rect(x: 50, y: 50, width: 100, height: 100), mask: ["widthSizable", "flexibleMinY", "flexibleMaxY"])
    let frame = try UIKitScene(subviews: view, width: 200, height: 200)
      .frames(in: Situation(size: Size(width: 120, height: 100)))["a"]
    #expect(frame == Rect(x: 50, y: 0, width: 20, height: 100))
  }

  @Test func aFixedFrameIsKeptBesideConstraints() throws {
    let view = Markup.view("a", "view", 60, 40, x: 20, y: 30, #"fixedFrame="YES""#)
    let other = Markup.view("b", constraints: ["width = 10", "height = 10"])
    let frames = try UIKitScene.frames(view + other, ["b.leading = a.trailing + 5", "b.top = a.bottom"])
    #expect(frames["a"] == Rect(x: 20, y: 30, width: 60, height: 40))
    #expect(frames["b"] == Rect(x: 85, y: 70, width: 10, height: 10))
  }

  /// Early releases of Xcode 8 write frames as `frame`; without any a view has no size.
  @Test(
    arguments: [
      (#"<frame key="frameInset" minX="20" width="60" height="40"/>"#, Rect(x: 20, y: 0, width: 60, height: 40)),
      ("", Rect(x: 0, y: 0, width: 0, height: 0)),
    ])
  func aFixedFrameIsWrittenInTwoWays(_ written: String, _ frame: Rect) throws {
    let free = #"translatesAutoresizingMaskIntoConstraints="NO""#
    #expect(try UIKitScene.frames(#"<view fixedFrame="YES" \#(free) id="a">\#(written)</view>"#)["a"] == frame)
  }

  /// The content view of a visual effect view covers it, and its stored frame is ignored.
  @Test func contentViewsOfVisualEffectsFill() throws {
    let effect = Markup.view(
      "effect", "visualEffectView",
      children: """
        <view key="contentView" id="content"><rect key="frame" x="0.0" y="0.0" width="1" height="1"/>
        <autoresizingMask key="autoresizingMask"/></view>
        """)
    let frames = try UIKitScene.frames(
      effect,
      [
        "effect.leading = root.leading + 10", "effect.top = root.top", "root.trailing = effect.trailing",
        "effect.height = 100",
      ])
    #expect(frames["content"] == Rect(x: 0, y: 0, width: 390, height: 100))
  }

  /// Before Xcode 4.6 documents left out the frames of views that fill what is around them.
  @Test func aViewWithoutAFrameFills() throws {
    let frames = try UIKitScene.frames(#"<view id="a"><autoresizingMask key="autoresizingMask"/></view>"#)
    #expect(frames["a"] == Rect(x: 0, y: 0, width: 400, height: 300))
  }
}
