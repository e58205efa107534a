import IBLayout
import IBModel
import Testing

/// The safe area insets of a controller's view on the canvas. The numbers are those Xcode stored in public documents, by
/// device and toolsVersion (`Documents/Layout.md`, Rules). The versions are the real ones on either side of each change.
@Suite struct SafeAreaTests {
  private func insets(of scene: UIKitScene, in situation: Situation = Situation()) throws -> Insets {
    var scene = scene
    scene.subviews = Markup.view("a")
    scene.constraints = Markup.edges("a", "safe")
    return try scene.layout(in: situation).insets(of: "a")
  }

  private func scene(
    _ device: String, _ toolsVersion: Int, landscape: Bool = false, _ scenes: String = ""
  ) throws -> UIKitScene {
    let orientation = landscape ? Orientation.landscape : .portrait
    let screen = try #require(Device.canvas(device)).screen(orientation)
    return UIKitScene(
      width: screen.width, height: screen.height, toolsVersion: toolsVersion, device: device,
      orientation: orientation.rawValue, scenes: scenes)
  }

  /// The status bar grew with Xcode 14; without a notch it was gone from Xcode 11 to 14.2.
  @Test(arguments: [
    ("retina4_7", 14490, 20, 0), ("retina4_7", 14810, 0, 0), ("retina4_7", 21503, 0, 0), ("retina4_7", 21701, 20, 0),
    ("retina5_9", 14113, 44, 34), ("retina5_9", 21701, 50, 34), ("retina6_1", 21208, 44, 34),
    ("retina6_1", 21225, 48, 34), ("retina6_5", 21701, 44, 34), ("retina6_0", 20037, 44, 34),
    ("retina6_0", 21225, 47, 34), ("retina6_7", 20037, 44, 34), ("retina6_7", 23094, 47, 34),
    ("retina6_12", 22154, 59, 34), ("ipad11_0rounded", 21701, 24, 20), ("ipad9_7", 16097, 0, 0),
    ("ipad9_7", 14113, 20, 0), ("ipad10_2", 21225, 20, 0), ("retina4_7", 21225, 0, 0),
  ]) func theBarsOfAScreen(_ device: String, _ toolsVersion: Int, _ top: Double, _ bottom: Double) throws {
    #expect(try insets(of: scene(device, toolsVersion)) == Insets(top: top, bottom: bottom))
  }

  /// The larger iPhone 15 has the identifier of an older phone; its root tells which one it is.
  @Test func theRootTellsLargePhonesApart() throws {
    let scene = UIKitScene(width: 430, height: 932, toolsVersion: 23094, device: "retina6_7")
    #expect(try insets(of: scene) == Insets(top: 59, bottom: 34))
  }

  @Test(arguments: [("retina4_7", 0.0, 0.0), ("retina6_12", 59, 21), ("retina5_9", 44, 21)])
  func aPhoneOnItsSideHasNoStatusBar(_ device: String, _ sides: Double, _ bottom: Double) throws {
    #expect(try insets(of: scene(device, 21701, landscape: true)) == Insets(left: sides, bottom: bottom, right: sides))
  }

  /// Xcode 26 doubles the insets of a notch, but not of a home button. 32700 is a build of earlier years.
  @Test(arguments: [
    ("retina6_1", 24127, 96, 68), ("retina6_12", 24127, 118, 68), ("retina4_7", 24127, 20, 0),
    ("retina6_12", 32700, 59, 34), ("retina6_12", 23504, 59, 34), ("retina6_12", 23727, 118, 68),
  ]) func xcode26InsetsNotchesTwice(_ device: String, _ toolsVersion: Int, _ top: Double, _ bottom: Double) throws {
    #expect(try insets(of: scene(device, toolsVersion)) == Insets(top: top, bottom: bottom))
  }

  /// The app has the safe area of the device, not of the canvas.
  @Test func theAppHasTheInsetsOfTheDevice() throws {
    let scene = try scene("retina6_12", 24127)
    #expect(try insets(of: scene, in: Situation(mode: .runTime)) == Insets(top: 59, bottom: 34))
    let old = try Device.named("iPhone SE 3")
    #expect(try insets(of: scene, in: Situation(mode: .runTime, device: old)) == Insets(top: 20))
  }

  /// Bars of the app: 54 since iOS 26 and 78 on a phone on its side; before, 44 that begin beside the Dynamic Island, 32 and,
  /// on iPads, 50.
  @Test(arguments: [
    ("iPhone 17 Pro", nil, Orientation.portrait, 116.0, 83.0), ("iPhone 17 Pro", nil, .landscape, 78, 52),
    ("iPhone 16 Pro", SystemRelease.iOS18, .portrait, 100.33, 83), ("iPhone 15", .iOS18, .portrait, 97.67, 83),
    ("iPhone 15", .iOS18, .landscape, 32, 53), ("iPhone 15 Plus", .iOS18, .landscape, 44, 70),
    ("iPhone 8", .iOS26, .portrait, 64, 49), ("iPad Pro 13", nil, .portrait, 86, 74),
    ("iPad (9th generation)", .iOS18, .portrait, 70, 49),
  ]) func theAppHasTheBarsOfItsSystem(
    _ name: String, _ system: SystemRelease?, _ orientation: Orientation, _ top: Double, _ bottom: Double
  ) throws {
    let scene = try scene("retina6_12", 21701, navigation() + tabs("nav-controller"))
    var situation = Situation(mode: .runTime, device: try .named(name), orientation: orientation)
    situation.system = system
    let found = try insets(of: scene, in: situation)
    #expect(abs(found.top - top) < 0.01 && found.bottom == bottom)
  }

  private func navigation(_ attributes: String = "", root: String = "controller") -> String {
    """
    <scene sceneID="nav"><objects><navigationController \(attributes) id="nav-controller"><connections>
    <segue destination="\(root)" kind="relationship" relationship="rootViewController" id="s1"/>
    </connections></navigationController></objects></scene>
    """
  }

  private func tabs(_ destination: String = "controller", _ attributes: String = "") -> String {
    """
    <scene sceneID="tab"><objects><tabBarController \(attributes) id="tab-controller"><connections>
    <segue destination="\(destination)" kind="relationship" relationship="viewControllers" id="s2"/>
    </connections></tabBarController></objects></scene>
    """
  }

  /// A scene before the scene of the view, whose controller leads on.
  private func first(
    _ kind: String, to destination: String = "controller", _ attributes: String = "", _ children: String = ""
  ) -> String {
    """
    <scene sceneID="first"><objects><viewController \(attributes) id="first-controller">\(children) <connections>
    <segue destination="\(destination)" kind="\(kind)" id="s3"/></connections></viewController></objects></scene>
    """
  }

  private let hiding = #"hidesBottomBarWhenPushed="YES""#

  /// 59 of status bar and 34 of home indicator on this device; bars add 44 (54 in Xcode 26) and 49.
  @Test func barsAddTheirHeight() throws {
    for (scenes, top, bottom) in [
      (navigation(), 103.0, 34.0), (tabs(), 59, 83), (navigation() + tabs("nav-controller"), 103, 83),
      (navigation(#"navigationBarHidden="YES""#), 59, 34), (navigation(#"toolbarHidden="NO""#), 103, 83),
    ] { #expect(try insets(of: scene("retina6_12", 21701, scenes)) == Insets(top: top, bottom: bottom), "\(scenes)") }
    let scene = try scene("retina6_12", 24127, navigation(#"toolbarHidden="NO""#))
    #expect(try insets(of: scene) == Insets(top: 172, bottom: 117))
    // Xcode 26 adds 34 points to the 21 of a phone on its side, and 31 for the tab bar.
    #expect(try insets(of: self.scene("retina6_0", 24506, landscape: true, tabs())).bottom == 86)
  }

  /// A large title takes 52 points more, unless the controller turns it off.
  @Test func aLargeTitleMakesTheBarHigher() throws {
    let large = #"<navigationBar key="navigationBar" largeTitles="YES" id="bar"/><connections>"#
    var scene = try scene("retina4_7", 21701, navigation().replacing("<connections>", with: large))
    #expect(try insets(of: scene).top == 20 + 44 + 52)
    scene.controllerChildren = #"<navigationItem key="navigationItem" largeTitleDisplayMode="never" id="item"/>"#
    #expect(try insets(of: scene).top == 20 + 44)
  }

  @Test func aWidgetHasNoBars() throws {
    var scene = try scene("retina4_7", 21701)
    scene.rootAttributes = #"simulatedAppContext="notificationCenter""#
    #expect(try insets(of: scene).top == 20)
    scene.controllerChildren = #"<nil key="simulatedStatusBarMetrics"/>"#
    #expect(try insets(of: scene) == Insets())
  }

  /// Where the document names no device, its root is as large as the screen or ends with it: 64 + 667 is too much for a
  /// screen of 667, 64 + 536 are the 600 of the canvas that was any device.
  @Test(arguments: [(375.0, 667.0, 64.0), (600, 536, 0)])
  func aViewBelowAnOpaqueBarEndsWithTheScreen(_ width: Double, _ height: Double, _ bottom: Double) throws {
    let scene = UIKitScene(
      width: width, height: height, toolsVersion: 10117, device: nil,
      controllerChildren:
        #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO" prompted="NO"/>"#, y: 64)
    #expect(try insets(of: scene) == Insets(bottom: bottom))
  }

  /// A tool bar was 44 high without a notch before Xcode 11.
  @Test(arguments: [(14490, 44.0), (21701, 49)]) func aToolbarWasLowerAboveAHomeButton(
    _ toolsVersion: Int, _ bottom: Double
  ) throws {
    var scene = try scene("retina4_7", toolsVersion, navigation(#"toolbarHidden="NO""#))
    #expect(try insets(of: scene) == Insets(top: 64, bottom: bottom))
    scene.controllerAttributes = hiding
    #expect(try insets(of: scene).bottom == 0)
  }

  /// The toolbar of a navigation in a tab is above the tab bar.
  @Test func aToolbarLiesAboveATabBar() throws {
    var scene = try scene("retina6_12", 21701, navigation(#"toolbarHidden="NO""#) + tabs("nav-controller"))
    #expect(try insets(of: scene) == Insets(top: 103, bottom: 34 + 49 + 49))
    scene.controllerAttributes = hiding
    #expect(try insets(of: scene).bottom == 34)
  }

  /// A tab bar controller that hides the bar around it when it is pushed keeps its own.
  @Test func aPushedTabBarControllerKeepsItsTabBar() throws {
    var scene = try scene("retina6_12", 21701, tabs("controller", hiding))
    #expect(try insets(of: scene).bottom == 83)
    scene.scenes = first("show", to: "tab-controller", hiding) + tabs("controller", hiding)
    #expect(try insets(of: scene).bottom == 83)
    scene.scenes = navigation() + tabs("nav-controller", hiding)
    #expect(try insets(of: scene).bottom == 83)
    scene.controllerAttributes = hiding
    #expect(try insets(of: scene).bottom == 34)
  }

  /// A low view of a size of its own has no status bar: below a notch only that is left, and nothing at the bottom before
  /// Xcode 14.3.
  @Test(arguments: [
    ("retina4_7", 19529, Insets()), ("retina6_1", 19529, Insets(top: 44)),
    ("retina6_1", 21701, Insets(top: 48, bottom: 34)),
  ]) func aLowFreeformViewLiesBelowTheNotch(_ device: String, _ toolsVersion: Int, _ expected: Insets) throws {
    var scene = try scene(device, toolsVersion)
    (scene.width, scene.height) = (341, 137)
    scene.controllerChildren = #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#
    #expect(try insets(of: scene) == expected)
  }

  @Test func theWindowOfAMacHasNoStatusBar() throws {
    var scene = try scene("retina6_12", 21701)
    scene.device = "mac"
    #expect(try insets(of: scene) == Insets())
  }

  /// A television may cut off its edges, which Xcode shows since Xcode 9, at the sides with 90 points before Xcode 12. A
  /// navigation bar of 145 points is below a tab bar of 97, and both are at the top.
  @Test(arguments: [(12121, 145.0, 0.0, 0.0), (16097, 302, 90, 60), (21701, 302, 80, 60)])
  func theBarsOfATelevisionAreAtTheTop(_ toolsVersion: Int, _ top: Double, _ sides: Double, _ bottom: Double) throws {
    var scene = try scene("appleTV", toolsVersion, navigation() + tabs("nav-controller"))
    let expected = Insets(top: top, left: sides, bottom: bottom, right: sides)
    #expect(try insets(of: scene) == expected)
    scene.device = "appleTV of another Xcode"
    #expect(try insets(of: scene) == expected, "a document without a known device is for the same screen")
    scene.device = "appleTV"
    // A view that does not fill the screen is elsewhere on it, and has the bars only.
    scene.height -= 145
    #expect(try insets(of: scene) == Insets(top: top))
  }

  @Test func aPushedControllerHasTheBarsOfTheOneBefore() throws {
    let bars = navigation(root: "first-controller") + tabs("nav-controller")
    var scene = try scene("retina6_12", 21701, first("show") + bars)
    #expect(try insets(of: scene) == Insets(top: 103, bottom: 83))
    // A tab without a navigation controller pushes on the one around the tab bar.
    #expect(try insets(of: self.scene("retina6_12", 21701, first("show") + tabs("first-controller"))).bottom == 34)
    scene.controllerAttributes = hiding
    #expect(try insets(of: scene) == Insets(top: 103, bottom: 34))
    scene.controllerAttributes = ""
    scene.scenes = first("show", "", #"<simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>"#) + bars
    #expect(try insets(of: scene) == Insets(top: 103, bottom: 34 + 49 + 49))
    scene.scenes = first("presentation") + bars
    #expect(try insets(of: scene) == Insets(top: 59, bottom: 34))
    // Presented by one and pushed by another it is presented, shown inside one and pushed by another it is pushed.
    let both = { (kind: String) in
      first("show").replacing(
        "</connections>", with: #"<segue destination="controller" kind="\#(kind)" id="s4"/></connections>"#)
    }
    scene.scenes = both("embed") + bars
    #expect(try insets(of: scene).top == 103)
    scene.scenes = both("presentation") + bars
    #expect(try insets(of: scene).top == 59)
    // Unless the document names the one whose bars count.
    let named = #"<inferredMetricsTieBreakers><segue reference="s3"/></inferredMetricsTieBreakers>"#
    scene.images = "</resources>\(named)<resources>"
    #expect(try insets(of: scene).top == 103)
  }

  @Test func simulatedBarsCountAboveSegues() throws {
    var scene = try scene("retina4_7", 21701)
    scene.controllerChildren = """
      <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>
      <simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>
      """
    #expect(try insets(of: scene) == Insets(top: 64, bottom: 49))
    scene.controllerChildren = #"<nil key="simulatedTopBarMetrics"/><nil key="simulatedBottomBarMetrics"/>"#
    scene.scenes = navigation() + tabs("nav-controller")
    #expect(try insets(of: scene) == Insets(top: 20))
  }

  /// The bar simulated above a controller, or that there is none, is also above those it pushes.
  @Test func pushedControllersKeepTheSimulatedBar() throws {
    let bar = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>"#
    let none = first("show", "", #"<nil key="simulatedTopBarMetrics"/>"#) + navigation(root: "first-controller")
    for (scenes, top) in [(first("show", "", bar), 64.0), (first("presentation", "", bar), 20), (none, 20)] {
      #expect(try insets(of: scene("retina4_7", 21701, scenes)).top == top, "\(scenes)")
    }
  }

  /// Xcode 9 stopped following the status bar that a document simulates.
  @Test func noStatusBarMayBeSimulated() throws {
    let none = #"<nil key="simulatedStatusBarMetrics"/>"#
    for (version, top) in [(6206, 0.0), (12121, 0), (13189, 20), (21701, 20)] {
      var scene = try scene("retina4_7", version)
      scene.controllerChildren = none
      #expect(try insets(of: scene).top == top)
      scene.controllerChildren += #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>"#
      #expect(try insets(of: scene).top == top + 44)
      #expect(try insets(of: scene, in: Situation(mode: .runTime)).top == 74)
    }
  }

  /// No view is under an opaque bar unless its controller extends it there, so the view begins below it.
  @Test func theViewBeginsBelowAnOpaqueBar() throws {
    var scene = try scene("retina4_7", 21701)
    scene.controllerChildren = """
      <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO" prompted="NO"/>
      """
    #expect(try insets(of: scene) == Insets())
    scene.controllerAttributes = #"extendedLayoutIncludesOpaqueBars="YES""#
    #expect(try insets(of: scene) == Insets(top: 64))
  }

  /// A view that extends under no edge begins and ends at the bars, where there are some.
  @Test func aViewMayStayBetweenTheBars() throws {
    var scene = try scene("retina6_12", 21701, navigation() + tabs("nav-controller"))
    scene.controllerChildren = #"<extendedEdge key="edgesForExtendedLayout"/>"#
    #expect(try insets(of: scene) == Insets())
    scene.controllerChildren = #"<extendedEdge key="edgesForExtendedLayout" bottom="YES"/>"#
    #expect(try insets(of: scene) == Insets(bottom: 83))
    scene.scenes = ""
    #expect(try insets(of: scene) == Insets(top: 59, bottom: 34))
  }

  /// Roots shorter than the screen by the height of a bar are beside it: 64 and 44 at the top, 49 at the bottom.
  @Test(arguments: [(64, 0, 49), (44, 0, 49), (49, 64, 0), (113, 0, 0), (12, 64, 49)])
  func aShortViewLiesBesideTheBar(_ missing: Double, _ top: Double, _ bottom: Double) throws {
    var scene = try scene("retina4_7", 21701, navigation() + tabs("nav-controller"))
    scene.height -= missing
    #expect(try insets(of: scene) == Insets(top: top, bottom: bottom))
  }

  /// A page sheet leaves 54 points of the screen free, in Xcode 26 the status bar's 59; its bar is 56 high, and the
  /// status bar is not in it.
  @Test(arguments: [
    (21701, 54.0, Insets(bottom: 34), Insets(top: 56, bottom: 34)), (24127, 59, Insets(top: 59), Insets(top: 70)),
  ]) func aPageSheetHasNoStatusBar(_ toolsVersion: Int, _ free: Double, _ bare: Insets, _ withBar: Insets) throws {
    var scene = try scene("retina6_12", toolsVersion)
    scene.height -= free
    #expect(try insets(of: scene) == bare)
    scene.scenes = navigation()
    #expect(try insets(of: scene) == withBar)
  }

  /// An embedded view has the status bar only, once even where the canvas adds it twice to others, unless it has the size
  /// of the screen.
  @Test(arguments: [
    (14490, 200, 500, Insets(top: 59)), (21701, 200, 100.0, Insets(top: 59)), (24127, 200, 500, Insets(top: 59)),
    (24127, 393, 852, Insets(top: 118, bottom: 68)),
  ]) func anEmbeddedViewHasTheStatusBar(
    _ toolsVersion: Int, _ width: Double, _ height: Double, _ expected: Insets
  ) throws {
    var scene = try scene("retina6_12", toolsVersion)
    (scene.width, scene.height) = (width, height)
    scene.scenes = """
      <scene sceneID="outer"><objects><viewController id="outer"><view key="view" id="outer-view">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <subviews><containerView id="container"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/><connections>
      <segue destination="controller" kind="embed" id="s4"/></connections></containerView></subviews>
      </view></viewController></objects></scene>
      """
    #expect(try insets(of: scene) == expected)
  }

  /// A popover has no status bar: what is left is the notch, which Xcode counts twice since 16.3.
  @Test(arguments: [("retina4_7", 21701, 0.0), ("retina6_12", 21701, 59), ("retina6_12", 24127, 59)])
  func aPopoverHasNoStatusBar(_ device: String, _ toolsVersion: Int, _ top: Double) throws {
    var scene = try scene(device, toolsVersion, first("popoverPresentation"))
    (scene.width, scene.height) = (280, 250)
    #expect(try insets(of: scene).top == top)
  }

  /// A view at the top level of a scene, such as a layout template, has the status bar in every version.
  @Test(arguments: [14313, 16096]) func aViewBesideAControllerLiesUnderTheStatusBar(_ toolsVersion: Int) throws {
    let template = """
      <view id="template"><rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
      <subviews>\(Markup.view("a", constraints: ["width = 10", "height = 10"]))</subviews>
      <viewLayoutGuide key="safeArea" id="inner"/>
      <constraints>\(Markup.constraints(["a.leading = inner.leading", "a.top = inner.top"]))</constraints></view>
      """
    var scene = UIKitScene(toolsVersion: toolsVersion, device: "retina5_9")
    scene.scenes = "<scene sceneID=\"other\"><objects>\(template)</objects></scene>"
    let layouts = try LayoutEngine().layouts(of: scene.document).solved
    #expect(layouts.first { $0.root.id == "template" }?.framesByID["a"]?.y == 44)
  }

  /// Views of a .xib have the bars of the screen if they fill it; other low views had none before Xcode 10.2.
  @Test(arguments: [
    (393, 852, 15705, Insets(top: 59, bottom: 34)), (200, 100, 14460, Insets()),
    (200, 100, 14490, Insets(top: 59)), (500, 100, 16096, Insets(top: 59, bottom: 34)),
    (200, 100, 21507, Insets(top: 59)), (200, 100, 21701, Insets(top: 59, bottom: 34)),
    (200, 500, 14460, Insets(top: 59)), (200, 900, 16096, Insets(top: 59, bottom: 34)),
  ])
  func viewsOfAXib(_ width: Double, _ height: Double, _ toolsVersion: Int, _ expected: Insets) throws {
    let edges = Markup.edges("a", "safe")
    let root = """
      <view id="root"><rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>
      <subviews>\(Markup.view("a"))</subviews><viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>\(Markup.constraints(edges))</constraints></view>
      """
    let frames = try UIKitXib(root: root, toolsVersion: toolsVersion, device: "retina6_12").frames()
    #expect(
      frames["a"] == Rect(x: 0, y: expected.top, width: width, height: max(0, height - expected.top - expected.bottom)))
  }

  @Test(arguments: [("", 59.0 + 44), (#"translucent="NO""#, 0)])
  func viewsOfAXibAreDrawnWithBars(_ attributes: String, _ top: Double) throws {
    let root = """
      <view id="root"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <subviews>\(Markup.view("a", constraints: ["width = 10", "height = 10"]))</subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>\(Markup.constraints(["a.leading = safe.leading", "a.top = safe.top"]))</constraints>
      <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" \(attributes) prompted="NO"/></view>
      """
    #expect(try UIKitXib(root: root, device: "retina6_12").frames()["a"]?.y == top)
  }

  /// A subview's safe area is inset where the subview is under bars: 59 - 10 from above, 34 - 20 from below.
  @Test func aSubviewIsInsetWhereItLiesUnderTheBars() throws {
    var scene = try scene("retina6_12", 21701)
    scene.subviews = Markup.view(
      "box",
      constraints: Markup.edges("a", "inner"), subviews: Markup.view("a"),
      children: #"<viewLayoutGuide key="safeArea" id="inner"/>"#)
    scene.constraints = [
      "box.leading = root.leading + 50", "box.trailing = root.trailing", "box.top = root.top + 10",
      "root.bottom = box.bottom + 20",
    ]
    let frames = try scene.frames()
    // 852 - 10 - 20 = 822 high.
    #expect(frames["a"] == Rect(x: 0, y: 49, width: 343, height: 822 - 49 - 14))
  }

  /// The screen of a freeform scene has the size the user chose; a root that is shorter by the bars is below them.
  @Test func aFreeformSceneHasAScreenOfItsOwn() throws {
    var scene = UIKitScene(width: 868, height: 1164, toolsVersion: 14313)
    scene.scenes = navigation()
    #expect(try insets(of: scene).top == 64)
    scene.controllerChildren = #"<size key="freeformSize" width="868" height="1228"/>"#
    #expect(try insets(of: scene).top == 0)
  }

  /// With layout guides a freeform scene has the bars of its controller, or the status bar if it is not
  /// as low as a phone on its side.
  @Test(arguments: [
    ("", 400.0, 600.0, 20.0), ("", 667, 375, 0), ("navigation", 400, 600, 64), ("navigation", 667, 375, 64),
  ]) func aFreeformSceneWithLayoutGuides(_ bars: String, _ width: Double, _ height: Double, _ top: Double) throws {
    var scene = UIKitScene(
      subviews: Markup.view("a", constraints: ["width = 10", "height = 10"]),
      constraints: ["a.leading = root.leading", "a.top = top-guide.bottom"], width: width, height: height,
      toolsVersion: 14490, documentAttributes: "",
      controllerChildren: layoutGuides + #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#)
    if !bars.isEmpty { scene.scenes = navigation() }
    #expect(try scene.frames()["a"]?.y == top)
  }

  private let layoutGuides = """
    <layoutGuides><viewControllerLayoutGuide type="top" id="top-guide"/>\
    <viewControllerLayoutGuide type="bottom" id="bottom-guide"/></layoutGuides>
    """

  /// Before safe areas a strip at the top and one at the bottom were as high as the bars.
  @Test func layoutGuidesAreStripsUnderTheBars() throws {
    var scene = try scene("retina4_7", 12121, navigation() + tabs("nav-controller"))
    scene.documentAttributes = ""
    scene.controllerChildren = layoutGuides
    scene.subviews = Markup.view("a", constraints: ["width = 20"])
    scene.constraints = ["a.leading = root.leading", "a.top = top-guide.bottom + 8", "bottom-guide.top = a.bottom + 8"]
    #expect(try scene.frames()["a"] == Rect(x: 0, y: 72, width: 20, height: 667 - 72 - 49 - 8))
    scene.constraints = ["a.leading = root.leading", "a.top = top-guide.top", "bottom-guide.bottom = a.bottom"]
    #expect(try scene.frames()["a"] == Rect(x: 0, y: 0, width: 20, height: 667))
  }

  /// Without a keyboard its guide is an empty strip at the bottom of the safe area.
  @Test func theKeyboardIsAwayAtTheBottomOfTheSafeArea() throws {
    var scene = try scene("retina6_12", 21701)
    scene.rootChildren = #"<keyboardLayoutGuide key="keyboard" id="keyboard"/>"#
    scene.subviews = Markup.view("a", constraints: ["width = 20", "height = 30"])
    scene.constraints = ["a.leading = root.leading", "keyboard.top = a.bottom"]
    // 852 - 34 - 30.
    #expect(try scene.frames()["a"] == Rect(x: 0, y: 788, width: 20, height: 30))
  }
}
