import IBModel
import IBXML
import TestSupport
import Testing

@Suite struct DocumentKindTests {
  /// Type and target runtime as the format knows them (format.md, section 1).
  static let platforms: [(type: String, runtime: String, platform: Platform, kind: Document.Kind)] = [
    ("com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", "iOS.CocoaTouch", .iOS, .storyboard),
    ("com.apple.InterfaceBuilder3.CocoaTouch.XIB", "iOS.CocoaTouch", .iOS, .xib),
    ("com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB", "iOS.CocoaTouch.iPad", .iOS, .xib),
    ("com.apple.InterfaceBuilder3.Cocoa.XIB", "MacOSX.Cocoa", .macOS, .xib),
    ("com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB", "MacOSX.Cocoa", .macOS, .storyboard),
    ("com.apple.InterfaceBuilder.AppleTV.Storyboard", "AppleTV", .tvOS, .storyboard),
    ("com.apple.InterfaceBuilder.AppleTV.XIB", "AppleTV", .tvOS, .xib),
    ("com.apple.InterfaceBuilder.WatchKit.Storyboard", "watchKit", .watchOS, .storyboard),
  ]

  @Test(arguments: platforms)
  func typeAndRuntimeSayPlatformAndKind(type: String, runtime: String, platform: Platform, kind: Document.Kind) throws {
    let content = kind == .xib ? "<objects/>" : "<scenes/>"
    let document = try read(Storyboard.document(content, type: type, runtime: runtime))
    #expect(document.platform == platform && document.kind == kind)
  }

  @Test(arguments: platforms) func theTypeAloneSaysThePlatform(
    type: String, runtime: String, platform: Platform, kind: Document.Kind
  ) throws { #expect(try read("<document type=\"\(type)\"><objects/></document>").platform == platform) }

  @Test(arguments: [("<scenes/>", Document.Kind.storyboard), ("<objects/>", .xib)])
  func aDocumentWithoutTypeIsWhatItHolds(content: String, kind: Document.Kind) throws {
    #expect(try read("<document>\(content)</document>").kind == kind)
  }

  @Test(arguments: [
    (#"<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"/>"#, DocumentError.Unsupported.archive),
    ("<plist/>", .root("plist")), ("<document/>", .content), ("<document><x/></document>", .content),
    (#"<document type="odt"><objects/></document>"#, .type("odt")),
  ]) func anotherFormatIsRefusedByName(text: String, expected: DocumentError.Unsupported) throws {
    let fault = try #require(throws: DocumentError.self) { try read("\n" + text) }
    guard case .unsupported(let unsupported, let position) = fault else {
      Issue.record("\(fault)")
      return
    }
    #expect(unsupported == expected && position.line == 2)
  }

  @Test func whatIsNoXMLIsMalformed() throws {
    let fault = try #require(throws: DocumentError.self) { try read("<document>") }
    guard case .malformed = fault else {
      Issue.record("\(fault)")
      return
    }
  }

  @Test(arguments: [("17132.0.1", 17132), ("4514", 4514), ("32700.99.1234", 32700), ("", 0), ("x", 0)])
  func theToolsVersionIsItsFirstNumber(text: String, number: Int) throws {
    #expect(try read(Storyboard.text(toolsVersion: text)).toolsVersion == number)
  }

  @Test func capabilitiesAreKnownByName() throws {
    let document = try read(
      Storyboard.xib("", dependencies: #"<capability name="Named colors" minToolsVersion="9.0"/>"#))
    #expect(["Named colors", "named colors"].map(document.hasCapability) == [true, false])
  }
}

@Suite struct ObjectTests {
  @Test func whatHasAnIdIsAnObject() throws {
    let document = try read(Storyboard.text(view: subviews(view("aaa") + view("bbb", kind: "label"))))
    #expect(document.objects.map(\.id) == ["con-tr-oll", "vie-wv-iew", "aaa", "bbb", "fir-st-res"])
  }

  @Test func devicesAndAdaptationsAreNoObjects() throws {
    let text = #"<document><device id="retina4_7"><adaptation id="fullscreen"/></device><objects/></document>"#
    let document = try read(text)
    #expect(
      document.object("retina4_7") == nil && document.object("fullscreen") == nil && document.objects.map(\.id) == [])
  }

  @Test func theFirstOfTwoObjectsWithOneIdIsTheObject() throws {
    let document = try read(Storyboard.text(view: subviews(view("aaa", kind: "label") + view("aaa", kind: "button"))))
    #expect(try document.object(named: "aaa").kind == "label")
  }

  @Test func duplicatesAreAllButTheFirst() throws {
    let twins = view("aaa", kind: "label") + view("aaa", kind: "button") + view("aaa", kind: "slider")
    #expect(try read(Storyboard.text(view: subviews(twins))).duplicates.map(\.kind.text) == ["button", "slider"])
  }

  static let names: [(element: String, name: String)] = [
    (#"<label text="Title" userLabel="Heading" id="x"/>"#, "Heading"), (#"<label text="Title" id="x"/>"#, "Title"),
    (#"<label text="  " id="x"/>"#, "Label"), (#"<label text="Title" userLabel="" id="x"/>"#, "Title"),
    ("<label id=\"x\"><string key=\"text\">First line\nsecond</string></label>", "First line"),
    (#"<button id="x"><state key="normal" title="Send"/></button>"#, "Send"),
    (#"<viewController title="Login" id="x"/>"#, "Login"),
    (#"<viewController id="x"><navigationItem key="navigationItem" title="Inbox" id="y"/></viewController>"#, "Inbox"),
    (#"<textField placeholder="Name" id="x"/>"#, "Name"),
    (#"<view customClass="PriceTagView" id="x"/>"#, "Price Tag View"), (#"<view id="x"/>"#, "View"),
    (#"<tableViewCell id="x"/>"#, "Table View Cell"), (#"<view customClass="URLField" id="x"/>"#, "URL Field"),
    (#"<textField id="x"><textFieldCell key="cell" title="Label" id="y"/></textField>"#, "Label"),
    ("<label text=\"\(String(repeating: "x", count: 41))\" id=\"x\"/>", String(repeating: "x", count: 40) + "…"),
  ]

  @Test(arguments: names) func anObjectIsCalledWhatPeopleSee(element: String, name: String) throws {
    #expect(try read(Storyboard.text(view: subviews(element))).object(named: "x").name == name)
  }

  /// Names of ASCII are split without asking Unicode; a letter outside of it takes the other way.
  @Test func wordsAreTheSameWithAndWithoutUnicode() {
    var generator = SeededGenerator(seed: 7)
    let letters = ["a", "b", "A", "B", "_", "1", ".", "z"]
    for _ in 0..<500 {
      let name = (0..<Int.random(in: 0...8, using: &generator)).map { _ in generator.pick(letters) }.joined()
      #expect(Object.words(name + "_") + "é" == Object.words(name + "_é"), "\(name)")
    }
  }

  @Test func aPathNamesTheObjectsFromTheOutermost() throws {
    let inner = view("stk", subviews(#"<label text="Title" id="lbl"/>"#), kind: "stackView")
    let path = try read(Storyboard.text(view: subviews(inner))).object(named: "lbl").path
    #expect(path == "View Controller › View › Stack View › Title")
  }

  @Test func aReferenceIsNameAndId() throws {
    let document = try read(Storyboard.text(view: subviews(#"<label text="Title" id="qTx-1b-90z"/>"#)))
    #expect(try document.object(named: "qTx-1b-90z").reference == "Title (qTx-1b-90z)")
  }

  @Test func ownersSkipListsWithoutId() throws {
    #expect(try read(Storyboard.text(view: subviews(view("aaa")))).object(named: "aaa").owner?.id == "vie-wv-iew")
  }

  @Test func onlyWhatStandsInObjectsIsTopLevel() throws {
    let document = try read(Storyboard.text(view: subviews(view("aaa")), besideController: view("bbb")))
    #expect(document.objects.filter(\.isTopLevel).map(\.id) == ["con-tr-oll", "fir-st-res", "bbb"])
  }
}

@Suite struct SceneTests {
  @Test func aSceneKnowsItsControllerAndItsObjects() throws {
    let document = try read(Storyboard.text(besideController: view("bbb")))
    let scene = try #require(document.scenes.first)
    #expect(scene.id == "sce-ne-one" && scene.controller?.id == "con-tr-oll" && scene.name == "View Controller")
    #expect(scene.objects.map(\.id) == ["con-tr-oll", "fir-st-res", "bbb"])
  }

  @Test func anObjectKnowsItsScene() throws {
    let document = try read(Storyboard.text(view: subviews(view("aaa"))))
    #expect(try document.object(named: "aaa").scene == document.scenes.first)
  }

  @Test func aXibHasNoScenesButOneListOfObjects() throws {
    let document = try read(Storyboard.xib(view("aaa")))
    #expect(document.scenes.isEmpty && document.objectLists.count == 1)
    #expect(try document.object(named: "aaa").scene == nil)
  }
}
