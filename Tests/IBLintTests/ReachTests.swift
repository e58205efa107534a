import IBLint
import IBModel
import IBProject
import TestSupport
import Testing

/// What the app cannot reach is no error.
@Suite struct ReachTests {
  private func findings(
    _ rules: Set<String>, _ text: String, code: String, language: SourceFile.Language = .swift,
    _ change: (inout Project) -> Void = { _ in }
  ) throws -> [Finding] {
    var project = Project()
    let source = SourceFile(Array(code.utf8), in: language)
    project.sources = SourceIndex([SourceIndex.File(path: "Page.swift", source: source)])
    let document = try Document(parsing: Array(text.utf8))
    project.documents = DocumentIndex([DocumentSummary(document, path: "Main.storyboard")])
    change(&project)
    let linter = Linter(Selection(rules: Rule.all.compactMap { $0.keeping { rules.contains($0.id) } }))
    return linter.lint(Array(text.utf8), in: project).findings
  }

  private func scene(_ number: Int, _ attributes: String = "", _ content: String = "") -> String {
    """
    <scene sceneID="s\(number)"><objects><viewController \(attributes) id="v\(number)">\(content)</viewController></objects>
    </scene>
    """
  }

  private static func lost(_ id: String) -> String { #"<outlet property="lost" destination="\#(id)" id="o1"/>"# }

  @Test func `what is in a scene that nothing reaches is one entry`() throws {
    let segue = { (to: Int) in #"<segue destination="v\#(to)" kind="show" id="g\#(to)"/>"# }
    let text = Storyboard.scenes(
      scene(1, #"storyboardIdentifier="first""#)
        + scene(2, #"customClass="Page""#, "<connections>\(segue(3))\(Self.lost("v2"))</connections>")
        + scene(3, #"customClass="Page""#, "<connections>\(Self.lost("v3").replacing("o1", with: "o2"))</connections>"))
    let found = try findings(
      ["unreachable_scene", "missing_outlet_property"], text, code: "class Page: UIViewController {}")
    try #require(found.map(\.rule) == ["unreachable_scene"])
    #expect(found[0].message.hasPrefix("no segue leads to ") && found[0].message.hasSuffix(" (2 findings in it)"))
    #expect(found[0].related.first?.message.hasPrefix("only scenes that nothing reaches lead to ") == true)
  }

  /// Code has the identifier as a text, in parts, as the name of a case or of a generated member, or not at all.
  @Test(arguments: [
    (#"let page = "second page""#, true), (#"let name = "\(kind)Page""#, true), ("enum Page { case secondPage }", true),
    ("let page = R.storyboard.main.second_page()", true), (#"let page = "third page""#, false), ("", false),
  ]) func `an error needs an identifier that code has`(code: String, isReached: Bool) throws {
    let text = Storyboard.scenes(
      scene(1, #"storyboardIdentifier="first""#)
        + scene(
          2, #"storyboardIdentifier="second page" customClass="Page""#, "<connections>\(Self.lost("v2"))</connections>")
    )
    let classes = "class Page: UIViewController {}\nlet first = \"first\"\n"
    let found = try findings(["missing_outlet_property"], text, code: classes + code)
    #expect(found.map(\.severity) == [isReached ? .error : .warning])
    #expect(found.first?.related.isEmpty == isReached)
    let entry = text.replacing("<document ", with: #"<document initialViewController="v2" "#)
    #expect(try findings(["missing_outlet_property"], entry, code: classes).map(\.severity) == [.error])
    let value = #"<userDefinedRuntimeAttribute type="string" keyPath="page" value="second page"/>"#
    let document = try Document(parsing: Array(Storyboard.xib(value).utf8))
    let other = DocumentSummary(document, path: "Menu.xib")
    let named = try findings(["missing_outlet_property"], text, code: classes) {
      $0.documents = DocumentIndex([other])
    }
    #expect(named.map(\.severity) == [.error])
  }

  @Test(arguments: [
    (#"NSString *name = @"list-row";"#, true), (#"#define ROW @"list-row" // one row"#, true), ("", false),
  ])
  func `an error in a prototype needs an identifier that code has`(code: String, isReached: Bool) throws {
    let cell = """
      <tableViewCell reuseIdentifier="list-row" customClass="Row" id="c1"><connections>\(Self.lost("c1"))</connections></tableViewCell>
      """
    let text = Storyboard.scenes(
      scene(1, "", #"<tableView key="view" id="t1"><prototypes>\#(cell)</prototypes></tableView>"#))
    let classes = "@interface Row : UITableViewCell\n@end\n@implementation Row\n@end\n"
    let found = try findings(["missing_outlet_property"], text, code: classes + code, language: .objectiveC)
    #expect(found.map(\.severity) == [isReached ? .error : .warning])
  }

  private static let ownedByPage = Storyboard.xib(
    #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Page"><connections>\#(lost("v1"))"#
      + #"</connections></placeholder><view id="v1"/>"#)

  /// The severity of a mistake in the nib of `Page`, whose code mentions `Other`.
  private func severity(
    with code: String, start: String = "@main struct Start: App {}", in language: SourceFile.Language = .swift,
    _ surroundings: AppReach.Surroundings = AppReach.Surroundings()
  ) throws -> Severity? {
    let page = "class Page: UIViewController { var other: Other? }"
    let index = DocumentIndex([DocumentSummary(try Document(parsing: Array(Self.ownedByPage.utf8)), path: "Page.xib")])
    let found = try findings(["missing_outlet_property"], Self.ownedByPage, code: page) { project in
      let files = [("Page.swift", page, .swift), ("Start.swift", start, .swift), ("Code", code, language)].map {
        SourceIndex.File(path: $0, source: SourceFile(Array($1.utf8), in: $2))
      }
      let sources = SourceIndex(files)
      (project.indexedPath, project.sources, project.documents) = ("Page.xib", sources, index)
      project.reach = AppReach(sources, index, DocumentLoads(), surroundings)
    }
    try #require(found.count == 1)
    return found.first?.severity
  }

  @Test(arguments: [
    ("", false), ("let page = Page()", true), (#"let name = "Page""#, true),
    ("class Other: UIViewController { let page = Page() }", false),
    ("class Other: UIViewController { let page = Page() }\nlet other = Other()", true),
    ("class Other: UIViewController {}\nextension Other { func show() { Page() } }", false),
    ("extension UIView { func show() { Page() } }", true), ("struct Tool: Widget { let page = Page() }", true),
    ("struct Tool: Codable { let page = Page() }", false), ("class Tool: NSObject { let page = Page() }", false),
    ("class Third: LibraryController { let page = Page() }", true), ("/* Page */ let page = 1", false),
    ("var kind: Kind?\nenum Kind { case page }", true), (#"let name = "Pa" + kind"#, false),
    (#"let name = "Pag" + kind"#, true),
    ("@UIApplicationMain class Other: UIResponder { var page = Page() }", true),
  ])
  func `an error needs code that loads the document, and that runs`(code: String, isLoaded: Bool) throws {
    #expect(try severity(with: code) == (isLoaded ? .error : .warning))
  }

  /// Each with what differs: a function that only its name calls, and one that something else may call.
  @Test(arguments: [
    ("enum Pages { static func page() { Page() } }\nlet pages = Pages.self", "", "let page = Pages.page()"),
    ("func show() { Page() }", "", "show()"),
    ("class Other: UIViewController { func show() { Page() } }\nlet other = Other()", "", "other.show()"),
    ("class Other: UIViewController { func show() { Page() } }\nlet other = Other()", "", "let next = \"show\""),
    (
      "class Other: UIViewController { func show() { hide(); Page() }\nfunc hide() { show() } }\nlet other = Other()",
      "", "hide()"
    ),
    (
      "class Other: UIViewController { func show() { Page() } }\nlet other = Other()", "func show", "override func show"
    ),
    (
      "class Other: UIViewController { func show() { Page() } }\nlet other = Other()", "func show",
      "@IBAction func show"
    ),
    (
      "class Other: UIViewController { func show() { Page() } }\nlet other = Other()", "ViewController {",
      "ViewController, Delegate {"
    ),
    ("class Other: Delegate { private func show() { Page() } }\nlet other = Other()", "private ", ""),
    (
      "protocol Shower {}\nclass Other: Shower { func show() { Page() } }\nlet other = Other()", "protocol Shower",
      "protocol Shower: Delegate"
    ),
    (
      "class Other: UIViewController { func show() { Page() } }\nlet other = Other()", "class Other",
      "extension Other: Delegate {}\nclass Other"
    ),
    ("extension UIView { private func show() { Page() } }", "private ", ""),
  ])
  func `an error needs a function that something calls`(code: String, part: String, other: String) throws {
    #expect(try severity(with: code) == .warning)
    let called = part.isEmpty ? "\(code)\n\(other)" : code.replacing(part, with: other)
    #expect(try severity(with: called) == .error)
  }

  @Test(arguments: [
    ("- (Page *)newPage", "", false), ("- (Page *)newPage", "[[Other new] newPage];", true),
    ("- (Page *)newPage", "[Other new].newPage;", true), ("- (UIViewController *)newPage", "", true),
    ("- (void)show", "", true), ("- (Page *)newPage:(int)kind", "[other newPage:1];", true),
  ])
  func `a method that returns an object of the app is called by its name`(
    method: String, call: String, isCalled: Bool
  ) throws {
    let code = """
      @interface Other : NSObject
      \(method);
      @end
      @protocol Shower
      - (void)show:(Page *)page;
      @end
      @implementation Other
      \(method) { return [Page new]; }
      @end
      void start(void) { [Other new]; \(call) }
      """
    #expect(try severity(with: code, in: .objectiveC) == (isCalled ? .error : .warning))
  }

  @Test(arguments: [
    ("#import \"Page.h\"\n@class Page, Tool;", false), ("void show(void) { [Page new]; }", true),
    ("#define PAGE [Page new]", true),
    ("@interface Other : UIViewController\n@end\n@implementation Other\n- (void)show { [Page new]; }\n@end", false),
    ("@interface Other : UIView\n+ (void)load;\n@end\n@implementation Other\n+ (void)load { [Page new]; }\n@end", true),
    ("@implementation UIView (Other)\n- (void)show { [Page new]; }\n@end", true),
    ("void show(void) { NSClassFromString([NSString stringWithFormat:@\"%@age\", name]); }", true),
  ])
  func `imports and forward declarations use nothing`(code: String, isLoaded: Bool) throws {
    #expect(try severity(with: code, in: .objectiveC) == (isLoaded ? .error : .warning))
  }

  @Test func `files besides code use classes, and libraries are for others`() throws {
    var surroundings = AppReach.Surroundings()
    #expect(try severity(with: "", surroundings) == .warning)
    surroundings.files = [MentionedTexts(text: Array("<string>$(PRODUCT_MODULE_NAME).Page</string>".utf8))]
    #expect(try severity(with: "", surroundings) == .error)
    surroundings = AppReach.Surroundings()
    surroundings.isOfLibrary = { $0 == "Page.swift" }
    #expect(try severity(with: "", surroundings) == .error)
    surroundings = AppReach.Surroundings()
    surroundings.launchDocuments = ["Page"]
    #expect(try severity(with: "", start: "", surroundings) == .error)
    surroundings.launchDocuments = ["Main"]
    #expect(try severity(with: "", start: "", surroundings) == .warning)
    #expect(try severity(with: "", start: "") == .error)
  }

  @Test(arguments: [
    ("let tile = Tile()", "", false), ("let tile = Tile.fromNib()", "", true),
    ("let tile: Tile.Type = Tile.self", "", true),
    ("let tile = Tile()", "func load() { UINib(nibName: name, bundle: nil) }", true), (#"let name = "Tile""#, "", true),
  ])
  func `code makes a view without the document of its name`(code: String, own: String, isLoaded: Bool) throws {
    let text = Storyboard.xib(
      #"<view customClass="Tile" id="v1"><connections>\#(Self.lost("v1"))</connections></view>"#)
    let index = DocumentIndex([DocumentSummary(try Document(parsing: Array(text.utf8)), path: "Tile.xib")])
    let (tile, start) = ("class Tile: UIView { \(own) }", "@main struct Start: App {}\n\(code)")
    let found = try findings(["missing_outlet_property"], text, code: tile) { project in
      let names = DocumentLoads.names(ofDocuments: ["Tile.xib"])
      let files = [("Tile.swift", tile), ("Start.swift", start)].map {
        SourceIndex.File(path: $0, source: SourceFile(Array($1.utf8), in: .swift, mentioning: names))
      }
      var loads = DocumentLoads()
      for file in files { loads.add(file.source.mentions, ofSource: file.path) }
      (project.indexedPath, project.sources, project.documents) = ("Tile.xib", SourceIndex(files), index)
      project.reach = AppReach(SourceIndex(files), index, loads, AppReach.Surroundings())
    }
    #expect(found.map(\.severity) == [isLoaded ? .error : .warning])
  }

  @Test func `sources and documents in no target do not run`() throws {
    var surroundings = AppReach.Surroundings()
    #expect(try severity(with: "let page = Page()", surroundings) == .error)
    surroundings.straySources = ["Code"]
    #expect(try severity(with: "let page = Page()", surroundings) == .warning)
    for (path, severity) in [("Page.xib", Severity.warning), ("Other.xib", .error)] {
      let found = try findings(["missing_outlet_property"], Self.ownedByPage, code: "class Page: UIViewController {}") {
        ($0.indexedPath, $0.strayDocuments) = ("Page.xib", [path])
      }
      #expect(found.map(\.severity) == [severity])
    }
  }

  @Test func `what Xcode does not compile is an error where nothing loads it, unless no target has it`() throws {
    let text = Self.ownedByPage.replacing(#"<view id="v1"/>"#, with: #"<view id="v1"/><view id="v1"/>"#)
    let index = DocumentIndex([DocumentSummary(try Document(parsing: Array(text.utf8)), path: "Page.xib")])
    let source = SourceFile(Array("@main struct Start: App {}".utf8), in: .swift)
    let sources = SourceIndex([SourceIndex.File(path: "Start.swift", source: source)])
    let reach = AppReach(sources, index, DocumentLoads(), AppReach.Surroundings())
    try #require(reach?.unreachedDocuments == ["Page.xib"])
    for (isStray, severity) in [(false, Severity.error), (true, .warning)] {
      let found = try findings(["duplicate_id"], text, code: "class Page: UIViewController {}") {
        ($0.indexedPath, $0.documents, $0.reach) = ("Page.xib", index, reach)
        if isStray { $0.strayDocuments = ["Page.xib"] }
      }
      #expect(found.map(\.severity) == [severity])
    }
  }

  /// Each with one that differs in the point in question.
  @Test(arguments: [
    (#"hidden="YES" "#, ""), (#"hidden="YES" "#, #"hidden="YES" tag="1" "#), (#"hidden="YES" "#, #"hidden="NO" "#),
  ])
  func `a view that stays hidden is not reached`(hidden: String, shown: String) throws {
    for (attributes, severity) in [(hidden, Severity.warning), (shown, .error)] {
      let text = Storyboard.xib(
        #"<view id="v1"><subviews><view \#(attributes)customClass="Page" id="v2"><connections>\#(Self.lost("v1"))"#
          + "</connections></view></subviews></view>")
      #expect(
        try findings(["missing_outlet_property"], text, code: "class Page: UIView {}").map(\.severity) == [severity])
    }
  }

  @Test func `an object beside the controller needs a reference`() throws {
    for (outlet, severity) in [
      ("", Severity.warning), (#"<outlet property="view" destination="v9" id="o9"/>"#, .error),
    ] {
      let text = Storyboard.scenes(
        scene(1, "", "<connections>\(outlet)</connections>").replacing(
          "</objects>", with: #"<view customClass="Tile" id="v9"/></objects>"#))
      let found = try findings(["unknown_custom_class"], text, code: "class Page: UIViewController {}")
      #expect(found.map(\.severity) == [severity])
    }
  }

  @Test(arguments: [("myCategory", Severity.warning), ("news", .error)])
  func `the category of the template notifies of nothing`(category: String, severity: Severity) throws {
    let text = Storyboard.document(
      """
      <scenes><scene sceneID="s"><objects><notificationController customClass="News" id="n">
      <notificationCategory key="notificationCategory" identifier="\(category)" id="c"/>
      </notificationController></objects></scene></scenes>
      """, type: "com.apple.InterfaceBuilder.WatchKit.Storyboard", runtime: "watchKit")
    let found = try findings(["unknown_custom_class"], text, code: "class Page: UIViewController {}")
    #expect(found.map(\.severity) == [severity])
  }

  @Test(arguments: [
    ("@IBOutlet var box: UIView!", Severity.error), ("@IBOutlet var box: UIView?", .warning), ("", .warning),
  ])
  func `an outlet to another scene ends the app where its class expects an object`(
    member: String, severity: Severity
  ) throws {
    let outlet = #"<connections><outlet property="box" destination="v1" id="o1"/></connections>"#
    let text = Storyboard.scenes(scene(1) + scene(2, #"customClass="Page""#, outlet))
    let code = "class Page: UIViewController { \(member) }"
    #expect(try findings(["connection_across_scenes"], text, code: code).map(\.severity) == [severity])
  }

  /// Each with what differs.
  @Test(arguments: [
    ("invalid_identifier", #"storyboardIdentifier="first ""#, #"customClass="First ""#),
    ("missing_action_method", "valueChanged", "editingChanged"), ("invalid_element", "+", "<lable/>"),
  ])
  func `what loses nothing is a warning`(rule: String, harmless: String, harmful: String) throws {
    for (part, severity) in [(harmless, Severity.warning), (harmful, .error)] {
      let event = rule == "missing_action_method" ? part : "editingChanged"
      let action = #"<action selector="lost:" destination="v1" eventType="\#(event)" id="a1"/>"#
      let stray = rule == "invalid_element" ? part : ""
      let content = """
        <view key="view" id="w1"><subviews>\(stray)<textField id="f1"><connections>\(action)</connections></textField>
        </subviews></view>
        """
      let attributes = rule == "invalid_identifier" ? part : #"customClass="Page""#
      let found = try findings(
        [rule], Storyboard.scenes(scene(1, attributes, content)), code: "class Page: UIViewController {}")
      #expect(found.map(\.severity) == [severity])
    }
  }

  @Test(arguments: [("UITableViewHeaderFooterView", Severity.warning), ("UIViewController", .error)])
  func `the nib of a cell can be of another reusable view`(superclass: String, severity: Severity) throws {
    let text = Storyboard.xib(#"<tableViewCell customClass="Row" id="c1"/>"#)
    let code = "class Row: \(superclass) {}"
    #expect(try findings(["custom_class_kind_mismatch"], text, code: code).map(\.severity) == [severity])
  }

  @Test(arguments: [(2, "tap:", 0), (3, "tap:", 1), (3, "tapWithSender:", 0), (4, "tapWithSender:", 1)])
  func `Swift 3 shows the runtime what has no mark`(version: Int, selector: String, missing: Int) throws {
    let text = Storyboard.xib(
      #"<view customClass="Tile" id="v"><connections><outlet property="box" destination="b" id="o"/></connections></view>"#
        + #"<button id="b"><connections><action selector="\#(selector)" destination="v" eventType="touchUpInside" id="a"/>"#
        + "</connections></button>")
    let code = "class Tile: UIView { var box: UIView!\nfunc tap(sender: UIButton) {} }"
    let rules: Set<String> = ["missing_action_method", "missing_outlet_property"]
    let found = try findings(rules, text, code: code) { $0.swiftVersion = version }
    #expect(found.count { $0.rule == "missing_action_method" } == missing)
    #expect(found.count { $0.rule == "missing_outlet_property" } == (version > 3 ? 1 : 0))
  }

  @Test(arguments: [
    (#"UIStoryboard(name: "Main", bundle: nil)"#, 1), (#"UIStoryboard(name: "Other", bundle: nil)"#, 0),
  ])
  func `a scene is looked up in the storyboard that code names`(storyboard: String, count: Int) throws {
    let text = Storyboard.scenes(scene(1, #"customClass="Page""#) + scene(2))
    let code = """
      class Page: UIViewController {
        func show() { \(storyboard).instantiateViewController(withIdentifier: "gone") }
        func hide() { tableView.dequeueReusableCell(withIdentifier: "") }
      }
      """
    let document = try Document(parsing: Array(text.utf8))
    let found = try findings(["unknown_identifier_in_code"], text, code: code) { project in
      project.indexedPath = "Main.storyboard"
      project.documents = DocumentIndex(
        ["Main", "Other"].map { DocumentSummary(document, path: "\($0).storyboard") })
    }
    #expect(found.count == count)
  }

  @Test(arguments: [(#"let name = "gone""#, 1), (#"let name = "gone" + "\(number)""#, 0)])
  func `a text that code completes is no identifier`(constant: String, count: Int) throws {
    let text = Storyboard.scenes(scene(1, #"customClass="Page""#) + scene(2))
    let code =
      "class Page: UIViewController { func show() {\n\(constant)\nperformSegue(withIdentifier: name, sender: nil) } }"
    #expect(try findings(["unknown_identifier_in_code"], text, code: code).count == count)
  }

  /// Each with one that differs in the point in question.
  @Test(arguments: [
    ("unusable_frame", #"<view translatesAutoresizingMaskIntoConstraints="NO" id="a"/>"#, #"<view id="a"/>"#),
    (
      "unusable_frame", #"<stackView id="s"><rect key="frame"/><subviews><view id="a"/></subviews></stackView>"#,
      #"<view translatesAutoresizingMaskIntoConstraints="NO" fixedFrame="YES" id="a"/>"#
    ),
    (
      "empty_stack_view",
      #"<stackView id="a"><constraints><constraint firstAttribute="width" constant="8" id="c"/></constraints></stackView>"#,
      #"<stackView id="a"/>"#
    ),
  ])
  func `a view has its size from constraints`(rule: String, right: String, wrong: String) throws {
    let text = { (view: String) in
      Storyboard.text(view: #"<subviews>\#(view)<view id="b"><rect key="frame"/></view></subviews>"#)
    }
    #expect(try findings([rule], text(right), code: "").isEmpty)
    #expect(try findings([rule], text(wrong), code: "").count == 1)
  }

  @Test func `a text finder has outlets`() throws {
    for (property, count) in [("client", 0), ("findBarContainer", 0), ("customer", 1)] {
      let text = Storyboard.document(
        """
        <dependencies><plugIn identifier="com.apple.InterfaceBuilder.CocoaPlugin" version="22131"/></dependencies>
        <objects><textFinder id="f"><connections><outlet property="\(property)" destination="f" id="o"/></connections>
        </textFinder></objects>
        """, type: "com.apple.InterfaceBuilder3.Cocoa.XIB", runtime: "MacOSX.Cocoa")
      #expect(try findings(["unknown_outlet"], text, code: "").count == count)
    }
  }
}
