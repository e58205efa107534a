import IBLayout
import IBModel
import Testing

@Suite struct VariationTests {
  private let sideways = Situation(orientation: .landscape, size: Size(width: 400, height: 300))

  private func mask(_ key: String, excluding id: String) -> String {
    #"<variation key="\#(key)"><mask key="constraints"><exclude reference="\#(id)"/></mask></variation>"#
  }

  private func mask(_ key: String, including id: String) -> String {
    #"<variation key="\#(key)"><mask key="constraints"><include reference="\#(id)"/></mask></variation>"#
  }

  private let corner = ["a.leading = root.leading", "a.top = root.top", "a.height = 10", "a.width = 30 @900"]

  private func width(_ variations: String, in situation: Situation = Situation()) throws -> Double? {
    try UIKitScene(subviews: Markup.view("a"), constraints: corner + ["a.width = 50"], rootChildren: variations).frames(
      in: situation)["a"]?.width
  }

  @Test func excludedConstraintsDoNotHold() throws {
    #expect(try width("") == 50)
    #expect(try width(mask("default", excluding: "a.width = 50")) == 30)
  }

  /// A phone on its side is compact in height.
  @Test(arguments: ["heightClass=regular", "widthClass=compact-heightClass=regular"])
  func masksHoldInTheirSizeClass(_ key: String) throws {
    let variations = mask("default", excluding: "a.width = 50") + mask(key, including: "a.width = 50")
    #expect(try width(variations) == 50)
    #expect(try width(variations, in: sideways) == 30)
  }

  /// The most specific variation applies, wherever the document lists it.
  @Test func theMoreSpecificVariationCounts() throws {
    let variations =
      mask("widthClass=compact-heightClass=regular", including: "a.width = 50")
      + mask("heightClass=regular", excluding: "a.width = 50")
    #expect(try width(variations) == 50)
  }

  /// Documents from before Xcode 8 are laid out for any size class.
  @Test func withoutADeviceNoSizeClassHolds() throws {
    let frames = try UIKitScene(
      subviews: Markup.view("a"), constraints: corner + ["a.width = 50"], device: nil,
      rootChildren: mask("heightClass=regular", excluding: "a.width = 50")
    ).frames()
    #expect(frames["a"]?.width == 50)
  }

  @Test(arguments: [
    (
      """
      <constraint firstAttribute="width" constant="50" id="w">
      <variation key="heightClass=compact" constant="70"/></constraint>
      """, 50.0, 70.0
    ),
    (
      """
      <constraint firstAttribute="width" constant="50" priority="800" id="w">
      <variation key="heightClass=compact" priority="950"/></constraint>
      <constraint firstAttribute="width" constant="70" priority="900" id="v"/>
      """, 70, 50
    ),
  ])
  func constantsVary(_ constraints: String, _ width: Double, _ widthSideways: Double) throws {
    let view = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="0" y="0" width="0" height="0"/>
      <constraints>\(constraints)</constraints></view>
      """
    let scene = UIKitScene(
      subviews: view, constraints: ["a.leading = root.leading", "a.top = root.top", "a.height = 10"])
    #expect(try scene.frames()["a"]?.width == width)
    #expect(try scene.frames(in: sideways)["a"]?.width == widthSideways)
  }

  @Test func marginsVary() throws {
    let insets = { (side: Int) in
      #"<edgeInsets key="layoutMargins" top="0.0" left="\#(side)" bottom="0.0" right="\#(side)"/>"#
    }
    let view = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="0" y="0" width="0" height="0"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="b"><rect key="frame" x="0" y="0" width="0" height="0"/></view></subviews>
      \(insets(16))<constraints><constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leadingMargin" id="m"/></constraints>
      <variation key="heightClass=compact">\(insets(20))</variation></view>
      """
    let scene = UIKitScene(
      subviews: view,
      constraints: [
        "a.leading = root.leading", "a.top = root.top", "a.height = 10", "a.width = 90", "b.top = a.top", "b.width = 5",
        "b.height = 5",
      ])
    #expect(try scene.frames()["b"]?.x == 16)
    #expect(try scene.frames(in: sideways)["b"]?.x == 20)
  }

  @Test func viewsThatAreNotInstalledAreNotThere() throws {
    let scene = UIKitScene(
      subviews: Markup.view("a") + Markup.view("b", constraints: ["width = 10", "height = 10"]),
      constraints: corner + ["a.width = b.width", "b.leading = root.leading", "b.top = root.top"],
      rootChildren: #"<variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>"#)
    let frames = try scene.frames()
    #expect(frames["b"] == nil && frames["a"]?.width == 30)
  }

  @Test func theAxisOfAStackViewVaries() throws {
    let stack = Markup.view(
      "st", "stackView", subviews: Markup.label("a", 30) + Markup.label("b", 60),
      children: #"<variation key="heightClass=compact" axis="vertical"/>"#)
    let scene = UIKitScene(subviews: stack, constraints: Markup.corner("st"))
    #expect(try scene.frames()["b"] == Rect(x: 30, y: 0, width: 60, height: 20))
    #expect(try scene.frames(in: sideways)["b"] == Rect(x: 0, y: 20, width: 60, height: 20))
  }

  @Test func hidingVaries() throws {
    let label = Markup.view("a", "label", 30, 20, children: #"<variation key="heightClass=compact" hidden="YES"/>"#)
    let scene = UIKitScene(
      subviews: Markup.view("st", "stackView", subviews: label + Markup.label("b", 60)),
      constraints: Markup.corner("st"))
    #expect(try scene.frames()["st"]?.width == 90)
    #expect(try scene.frames(in: sideways)["st"]?.width == 60)
  }
}
