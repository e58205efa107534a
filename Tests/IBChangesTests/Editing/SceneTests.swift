import IBChanges
import IBModel
import IBXML
import TestSupport
import Testing

@Suite struct SceneTests {
  private static func scene(_ name: String, _ controller: String, x: Int) -> String {
    """
    <!--\(name)--> <scene sceneID="\(name.lowercased())-scene"> <objects>
    \(controller)
    <placeholder placeholderIdentifier="IBFirstResponder" id="\(name.lowercased())-first" userLabel="First Responder" \
    sceneMemberID="firstResponder"/> </objects> <point key="canvasLocation" x="\(x)" y="0.0"/> </scene>
    """
  }

  private static func controller(_ id: String, _ attributes: String = "", _ content: String = "") -> String {
    """
    <viewController \(attributes)id="\(id)" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="\(id)-view">
    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    <color key="backgroundColor" \(id == "about" ? "name=\"Paper\"" : "systemColor=\"systemBackgroundColor\"")/> </view>
    \(content) </viewController>
    """
  }

  private static func segue(_ destination: String, _ id: String) -> String {
    "<connections><segue destination=\"\(destination)\" kind=\"show\" identifier=\"\(id)\" id=\"seg-\(id)\"/></connections>"
  }

  /// Home leads to Settings, Settings to About, About back to Home; Help is a reference that About alone leads to.
  static let app = Storyboard.document(
    """
    <dependencies>
    <deployment identifier="iOS"/>
    <capability name="Named colors" minToolsVersion="9.0"/>
    <capability name="System colors in document resources" minToolsVersion="11.0"/>
    </dependencies>
    <scenes>
    \(scene("Home", controller("home", "", segue("settings", "settings")), x: 0))
    \(scene("Settings", controller("settings", "title=\"Settings\" ", segue("about", "about")), x: 100))
    \(scene("About", controller("about", "storyboardIdentifier=\"About\" ", """
      <connections><segue destination="home" kind="show" id="seg-home"/>\
      <segue destination="help" kind="show" id="seg-help"/></connections>
      """), x: 200))
    \(scene("Help", #"<viewControllerPlaceholder storyboardName="Help" id="help" sceneMemberID="viewController"/>"#, x: 300))
    </scenes>
    <resources>
    <namedColor name="Paper">
    <color red="1" green="1" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
    </namedColor>
    <systemColor name="systemBackgroundColor">
    <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
    </systemColor>
    </resources>
    """, type: "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", runtime: "iOS.CocoaTouch"
  ).replacing("propertyAccessControl", with: "initialViewController=\"home\" propertyAccessControl")

  private let document: Document

  init() throws { document = try Document(parsing: Array(SceneTests.app.utf8)) }

  private func extract(_ ids: Set<ObjectID>, initial: ObjectID? = nil) throws -> SceneExtraction {
    try SceneExtraction(from: document, to: .init(old: "Main", new: "New"), initial: initial) {
      $0.controller.map { ids.contains($0.id) } == true
    }
  }

  private func text(_ document: Document) -> String { String(decoding: document.bytes, as: UTF8.self) }

  @Test func seguesThatCrossLeadToReferences() throws {
    let extraction = try extract(["about"])
    let (remaining, extracted) = (text(extraction.remaining.document), text(extraction.extracted.document))
    #expect(remaining.contains(#"<viewControllerPlaceholder storyboardName="New" id=""#))
    #expect(remaining.contains("<!--New-->"))
    #expect(!remaining.contains("Help") && !remaining.contains("Paper") && !remaining.contains("Named colors"))
    // Home is the initial view controller of the old storyboard, so that no identifier is needed.
    #expect(extracted.contains(#"<viewControllerPlaceholder storyboardName="Main" id=""#))
    #expect(extracted.contains(#"initialViewController="about""#))
    #expect(extracted.contains(#"storyboardName="Help""#))
    #expect(extracted.contains("<!--About-->"))
    #expect(extraction.remaining.document.object("seg-about") != nil)
    #expect(extraction.initial.id == "about")
  }

  @Test func aControllerThatIsNotInitialGetsAnIdentifier() throws {
    let extraction = try extract(["settings", "about"], initial: "about")
    #expect(text(extraction.remaining.document).contains(#"storyboardName="New" referencedIdentifier="settings""#))
    #expect(extraction.extracted.document.object("settings")?.element["storyboardIdentifier"] == "settings")
    #expect(text(extraction.extracted.document).contains(#"initialViewController="about""#))
  }

  @Test(arguments: [["about"], ["settings"], ["settings", "about"], ["about", "help"]] as [Set<ObjectID>])
  func whatComesBackHasTheSameBytes(ids: Set<ObjectID>) throws {
    let extraction = try extract(ids)
    let back = try SceneInlining(
      .init(extraction.extracted.document, named: "New"), into: .init(extraction.remaining.document, named: "Main"))
    #expect(text(back.result.document) == SceneTests.app)
  }

  @Test func anIdentifierThatIsUsedElsewhereStays() throws {
    let extraction = try extract(["settings", "about"], initial: "about")
    let back = try SceneInlining(
      .init(extraction.extracted.document, named: "New"), into: .init(extraction.remaining.document, named: "Main")
    ) { $0 == "settings" }
    #expect(back.result.document.object("settings")?.element["storyboardIdentifier"] == "settings")
  }

  @Test(
    arguments: [
      (["home"], "initial view controller"), (["help"], "only references"), ([], "no scene"),
      (["home", "settings", "about", "help"], "initial view controller"),
    ] as [(Set<ObjectID>, String)])
  func whatCannotGoIsRefused(ids: Set<ObjectID>, message: String) throws {
    let error = #expect(throws: OperationError.self) { try extract(ids) }
    #expect(error?.message.contains(message) == true)
  }

  @Test func idsThatAreInUseChange() throws {
    let other = try Document(
      parsing: Array(
        Storyboard.scenes(
          SceneTests.scene("Settings", SceneTests.controller("settings", "storyboardIdentifier=\"S\" "), x: 0)
        ).utf8))
    let result = try SceneInlining(.init(other, named: "Other"), into: .init(document, named: "Main")).result
    #expect(result.document.scenes.count == 5)
    #expect(result.document.duplicates.isEmpty)
    #expect(result.notes.contains { $0.contains("were in use and are new") })
  }

  @Test func aReferenceToNothingIsRefused() throws {
    let extraction = try extract(["about"])
    let other = text(extraction.extracted.document).replacing(" initialViewController=\"about\"", with: "")
    let error = #expect(throws: OperationError.self) {
      try SceneInlining(
        .init(Document(parsing: Array(other.utf8)), named: "New"),
        into: .init(extraction.remaining.document, named: "Main"))
    }
    #expect(error?.message.contains("which has none") == true)
  }

  @Test func linesAreIndentedAsInTheOtherStoryboard() throws {
    let extraction = try extract(["about"])
    let narrow = text(extraction.extracted.document).replacing("    ", with: "  ").replacing("\n", with: "\r\n")
    let back = try SceneInlining(
      .init(try Document(parsing: Array(narrow.utf8)), named: "New"),
      into: .init(extraction.remaining.document, named: "Main"))
    #expect(!text(back.result.document).contains("\r"))
    #expect(text(back.result.document).contains("\n        <scene sceneID=\"about-scene\">"))
  }
}
