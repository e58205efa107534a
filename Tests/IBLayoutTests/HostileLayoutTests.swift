import IBLayout
import IBModel
import Testing

@Suite(.timeLimit(.minutes(5))) struct HostileLayoutTests {
  private static let situations = [
    Situation(), Situation(mode: .runTime, content: .measured, orientation: .landscape),
    Situation(size: Size(width: 0, height: 0)), Situation(size: Size(width: 1e9, height: -5)),
  ]

  @discardableResult private func layouts(of text: String) throws -> [SceneLayout] {
    let document = try Document(parsing: Array(text.utf8))
    let engine = LayoutEngine()
    for situation in Self.situations {
      let layouts = engine.layouts(of: document, in: situation).solved
      #expect(strangers(in: layouts) == [])
      interrogate(layouts, of: document, in: situation, by: engine)
    }
    _ = try FrameUpdate(of: document, in: Situation(), by: engine)
    return engine.layouts(of: document).solved
  }

  private func strangers(in layouts: [SceneLayout]) -> [ObjectID] {
    let views = layouts.flatMap(\.views).filter { !$0.frame.isFinite }.map(\.view.id)
    return views + layouts.flatMap(\.conflicts).filter { !$0.amount.isFinite }.map(\.broken.object.id)
  }

  private func interrogate(
    _ layouts: [SceneLayout], of document: Document, in situation: Situation, by engine: LayoutEngine
  ) {
    for layout in layouts where layout.views.count < 100 {
      for view in layout.views.prefix(3) { _ = try? engine.explanation(of: view.view, in: document, in: situation) }
    }
  }

  @discardableResult private func layouts(
    _ constraints: [String], subviews: String = Markup.view("a"), root: String = ""
  ) throws -> [SceneLayout] {
    try layouts(of: UIKitScene(subviews: subviews, constraints: constraints, rootChildren: root).text)
  }

  /// Texts that are not numbers, numbers that are too large to solve, or become it as pixels, and some that only look
  /// harmless.
  private static let numbers = [
    "1e308", "-1e308", "1e300", "-1e300", "1e15", "-1", "nan", "inf", "1e-320", "0x1p900", "", "ten", "1e999",
  ]

  @Test(arguments: numbers) func absurdNumbersInConstraints(_ number: String) throws {
    try layouts(
      ["a.leading = root.leading + \(number)", "a.top = root.top", "a.width = \(number)", "a.height = a.width"])
    try layouts(["a.width = root.width × \(number)", "a.centerX = root.centerX × \(number)", "a.height = 3 @\(number)"])
  }

  @Test(arguments: numbers, ["label", "stackView", "tableView", "view"])
  func absurdNumbersInViews(_ number: String, _ kind: String) throws {
    let names = ["horizontalHuggingPriority", "placeholderIntrinsicWidth", "spacing", "rowHeight"]
    let attributes = names.map { "\($0)=\"\(number)\"" }.joined(separator: " ")
    let view = Markup.view("a", kind, attributes, subviews: Markup.label("b", 10) + Markup.label("c", 10))
    try layouts([], subviews: view.replacing(#"width="0.0""#, with: "width=\"\(number)\""))
  }

  @Test(arguments: numbers) func absurdRootSizes(_ number: String) throws {
    let pins = ["a.leading = root.leading", "root.trailing = a.trailing", "a.top = safe.top", "safe.bottom = a.bottom"]
    let text = UIKitScene(subviews: Markup.view("a"), constraints: pins).text
    try layouts(of: text.replacing("400.0", with: number))
    try layouts(of: text.replacing("300.0", with: number))
  }

  @Test(arguments: ["0", "0:0", "1:0", "0/0", "-1", "1:2:3", "1e308:1e-308", ":", "/"]) func absurdMultipliers(
    _ multiplier: String
  ) throws { try layouts(["a.leading = root.trailing × \(multiplier)", "a.width = a.height × \(multiplier)"]) }

  @Test func sizesBelowZero() throws {
    let fixed = Markup.fixed("f", frame: Rect(x: 5, y: 5, width: -20, height: -1), mask: ["widthSizable"])
    let views = Markup.view("a", "label", -30, -40) + Markup.view("s", "stackView", -1, -1, subviews: fixed) + fixed
    let layout = try #require(try layouts(["a.width = -7", "s.height ≤ -1"], subviews: views).first)
    #expect(layout.views.filter { !["root", "f"].contains($0.view.id) }.allSatisfy { $0.frame.width >= 0 })
    #expect(!layout.conflicts.isEmpty)
  }

  /// A statement about a missing object says nothing; the others hold.
  @Test func constraintsWithMissingItems() throws {
    let layout = try #require(
      try layouts([
        "nobody.leading = root.leading + 5", "a.leading = nobody.trailing", "a.leading = root.leading + 9",
        "a.nowhere = root.top", "a.top = root.nowhere", "a.top = root", "a.width =", "a.width = a",
      ]).first)
    #expect(layout.conflicts.isEmpty && layout.framesByID["a"]?.x == 9)
  }

  @Test func constraintsToThemselves() throws {
    try layouts([
      "a.leading = a.leading", "a.leading = a.leading + 5", "a.width = a.width × 2", "a.leading = a.trailing",
      "a.leading = a.top", "root.leading = root.trailing", "root.width = 5", "root.height ≥ root.height + 1",
    ])
  }

  @Test func constraintsInCircles() throws {
    let circle = [("a", "b"), ("b", "c"), ("c", "a")]
    let edges = circle.map { "\($0).leading = \($1).trailing + 1" }
    let sizes = circle.map { "\($0).width = \($1).width × 2" }
    let views = ["a", "b", "c"].map { Markup.view($0) }.joined()
    #expect(try !#require(try layouts(edges + sizes, subviews: views).first).conflicts.isEmpty)
  }

  /// Ids that several have, that refer to what holds them, or to other scenes.
  @Test func brokenReferences() throws {
    let twins = Markup.view("a") + Markup.view("a", subviews: Markup.view("a", constraints: ["a.leading = a.leading"]))
    try layouts(
      ["a.leading = root.leading", "a.leading = controller.leading", "a.top = scene.bottom"], subviews: twins)
    try layouts(["a.top = content.top", "c.leading = c.leading"], root: #"<viewLayoutGuide id="content"/>"#)
  }

  /// The root cannot be excluded from its own layout and leave nothing to hold on to.
  @Test func everythingIsExcluded() throws {
    let masks = """
      <variation key="default"><mask key="subviews"><exclude reference="root"/><exclude reference="a"/></mask></variation>
      """
    try layouts(["a.leading = root.leading"], root: masks)
  }

  @Test func seguesInCircles() throws {
    var scene = UIKitScene(subviews: Markup.view("a"), constraints: ["a.top = safe.top"])
    scene.controllerChildren = """
      <connections><segue destination="controller" kind="show" id="s1"/>\
      <segue destination="controller" kind="relationship" relationship="rootViewController" id="s2"/>\
      <segue destination="controller" kind="embed" id="s3"/></connections>
      """
    try layouts(of: scene.text)
  }

  /// Each level of stacks is two elements; the reader refuses more than 256.
  @Test func stackViewsNestedAsDeepAsCanBeRead() throws {
    let depth = 110
    let attributes = #"distribution="fillProportionally" alignment="firstBaseline""#
    let open = (0..<depth).map {
      #"<stackView \#(attributes) id="s\#($0)"><rect key="frame" x="0" y="0" width="0" height="0"/><subviews>"#
    }
    let close = String(repeating: "</subviews></stackView>", count: depth)
    #expect(try layouts([], subviews: open.joined() + Markup.label("in", 10) + close).first?.views.count == depth + 2)
  }

  @Test func hundredsOfStackViews() throws {
    let stacks = (0..<500).map { number in
      Markup.view("s\(number)", "stackView", #"spacing="3""#, subviews: Markup.label("l\(number)", 10))
    }
    let chain = (1..<500).flatMap { ["s\($0).leading = s\($0 - 1).leading", "s\($0).top = s\($0 - 1).bottom"] }
    let constraints = Markup.corner("s0") + chain
    let layout = try UIKitScene(subviews: stacks.joined(), constraints: constraints).layout()
    #expect(layout.framesByID["s499"]?.y == 9980.0)
  }

  @Test(arguments: ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering", "nonsense"])
  func emptyStackViews(_ distribution: String) throws {
    let hidden = Markup.label("gone", 10, 10, #"hidden="YES""#)
    for subviews in ["", hidden, #"<stackView id="inner"/>"#] {
      let attributes = #"distribution="\#(distribution)" alignment="lastBaseline" spacing="-4""#
      let stack = Markup.view("st", "stackView", attributes, subviews: subviews)
      try layouts(["st.leading = root.leading", "st.top = root.top", "st.lastBaseline = root.bottom"], subviews: stack)
    }
  }

  /// Views without frames, on every platform.
  @Test(
    arguments: [
      "<objects/>", #"<objects><view id="a"/></objects>"#, #"<objects><view/><view id=""/></objects>"#,
      #"<objects><view id="a"><subviews><button id="b" translatesAutoresizingMaskIntoConstraints="NO"/></subviews></view></objects>"#,
      #"<objects><tableView id="b"><prototypes><tableViewCell id="c"/></prototypes></tableView></objects>"#,
      #"<objects><window id="w"><view key="contentView" id="a"><subviews><gridView id="c"/><box id="d"/></subviews></view></window></objects>"#,
      #"<objects><stackView id="a"><subviews><stackView id="b"/></subviews></stackView></objects>"#,
      #"<scenes><scene><objects><controller id="a"><items><label id="b"/></items></controller></objects></scene></scenes>"#,
    ], ["iOS.CocoaTouch", "MacOSX.Cocoa", "AppleTV", "watchKit", "none"])
  func viewsWithoutFrames(_ content: String, _ runtime: String) throws {
    let type = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
    try layouts(of: #"<document type="\#(type)" version="3.0" targetRuntime="\#(runtime)">\#(content)</document>"#)
  }

  @Test(arguments: ["<document/>", #"<other><view id="a"/></other>"#]) func whatIsNoDocumentIsRefused(_ text: String) {
    #expect(throws: DocumentError.self) { try Document(parsing: Array(text.utf8)) }
  }
}

extension Rect { fileprivate var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite } }
