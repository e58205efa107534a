import IBLayout
import IBModel
import IBTemplates
import IBXML
import TestSupport
import Testing

@Suite struct SizeClassWriterTests {
  private let compact = SizeClasses(height: .compact)

  private func example(_ name: String) throws -> Document { try Document(parsing: Corpus.example(name)) }

  private func template(_ name: String, in document: Document) throws -> any Template {
    try #require(TemplateName(name).matches(among: document.templates()).first)
  }

  private func frames(
    of document: Document, _ screens: Set<ObjectID>, on orientation: Orientation
  ) throws -> [ObjectID: Rect] {
    let device = try Device.named("iPhone 17")
    let situation = Situation(mode: .runTime, device: device, orientation: orientation)
    let layouts = LayoutEngine().layouts(of: ResolvedDocument(document, in: situation)).solved
    let views = layouts.filter { screens.contains($0.root.id) }.flatMap(\.views)
    return Dictionary(views.map { ($0.view.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
  }

  /// On its side the phone has a compact height. There the applied template gives the frames, and upright they are
  /// what they were.
  @Test(arguments: [
    ("Dashboard.storyboard", "Landscape"), ("Postcard.storyboard", "landscapeConstraints"), ("scene.xml", "landscape"),
  ]) func theTemplateHoldsUnderTheClassesAlone(name: String, template: String) throws {
    let document = try example(name)
    let template = try self.template(template, in: document)
    let screens = Set(template.screens.map(\.id))
    let written = try template.written(under: compact).document
    let applied = try template.applied().document
    let sideways = try frames(of: written, screens, on: .landscape)
    let upright = try frames(of: written, screens, on: .portrait)
    #expect(try !sideways.isEmpty && sideways == frames(of: applied, screens, on: .landscape))
    #expect(try upright == frames(of: document, screens, on: .portrait) && upright != sideways)
  }

  @Test(arguments: ["portrait in formats", "portrait in boxes", "landscape in a sheet"])
  func layoutsOfASheetHoldToo(name: String) throws {
    let document = try example("Greeting.storyboard")
    let sheet = try LayoutSheet(parsing: Corpus.example("Greeting.layouts.xml"), path: nil)
    let template = try #require(sheet.templates(in: document).first { $0.name == name })
    let situation = Situation(mode: .runTime, device: try Device.named("iPhone 17"), orientation: .landscape)
    let options = ApplyOptions(situation: situation)
    let written = try template.written(under: compact, options).document
    let applied = try template.applied(options).document
    let screens = Set(template.screens.map(\.id))
    let found = try frames(of: written, screens, on: .landscape)
    #expect(try !found.isEmpty && found == frames(of: applied, screens, on: .landscape))
    let before = try frames(of: document, screens, on: .portrait)
    #expect(try before == frames(of: written, screens, on: .portrait).filter { before[$0.key] != nil })
  }

  @Test func theWrittenVariationIsATemplateAgain() throws {
    let document = try example("Postcard.storyboard")
    let original = try template("landscapeConstraints", in: document)
    let written = try original.written(under: compact).document
    let back = try template("h:compact", in: written).applied().document
    let installed = { (document: Document) in document.constraints.filter(document.existsAtRunTime).map(\.id) }
    let applied = try original.applied().document
    #expect(installed(back) == installed(applied))
  }

  @Test(arguments: [("Dashboard.storyboard", "Landscape"), ("Postcard.storyboard", "landscapeConstraints")])
  func writingTwiceIsWritingOnce(name: String, template: String) throws {
    let once = try self.template(template, in: try example(name)).written(under: compact).document
    let again = try self.template(template, in: once).written(under: compact).document
    #expect(again.tree.source.bytes == once.tree.source.bytes)
  }

  @Test func constantsVaryInsteadOfTheConstraint() throws {
    let document = try screen(liveConstant: "8", templateConstant: "20")
    let written = try template("Wide", in: document).written(under: compact).document
    let constraint = try #require(written.object("live-top"))
    #expect(constraint.element["constant"] == "8" && constraint.variations.map(\.key) == ["heightClass=compact"])
    #expect(constraint.variations.first?.element["constant"] == "20")
    #expect(written.constraints.count { _ in true } == document.constraints.count { _ in true })
  }

  @Test func valuesThatVaryAreWrittenAndTheOthersReported() throws {
    let list = """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="templateAttributes" value="hidden, font, alpha"/></userDefinedRuntimeAttributes>
      """
    let document = try screen(
      liveConstant: "8", templateConstant: "8", boxAttributes: #" hidden="YES" alpha="0.5""#,
      boxContent: #"<fontDescription key="fontDescription" type="system" pointSize="30"/>"# + list)
    let result = try template("Wide", in: document).written(under: compact)
    let variation = try #require(result.document.object("box")?.variations.first)
    #expect(variation.element["hidden"] == "YES" && variation.element["alpha"] == nil)
    #expect(variation.element.child(withKey: "fontDescription")?["pointSize"] == "30")
    #expect(result.document.object("box")?.font?.pointSize == 17)
    #expect(result.skipped.map(\.keyPath) == ["alpha"] && result.skipped[0].reason.contains("a variation cannot have"))
  }

  @Test func whatVariationsCannotSayIsAnError() throws {
    let document = try screen(liveConstant: "8", templateConstant: "20")
    let template = try template("Wide", in: document)
    #expect(throws: EditError.impossible("a variation needs a size class")) { try template.written(under: .any) }
    let fixed = try Document(
      parsing: Array(
        String(decoding: document.tree.source.bytes, as: UTF8.self).replacing(
          #"<label id="box""#, with: #"<label fixedFrame="YES" id="box""#
        ).utf8))
    let complaint = EditError.impossible("Box (box) has a fixed frame, which is the same under all size classes")
    #expect(throws: complaint) { try self.template("Wide", in: fixed).written(under: compact) }
  }

  private func screen(
    liveConstant: String, templateConstant: String, boxAttributes: String = "", boxContent: String = ""
  ) throws -> Document {
    try Document(
      parsing: Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <scenes> <scene sceneID="scene"> <objects> <viewController id="owner" sceneMemberID="viewController">
        <view key="view" id="screen"> <subviews> <label id="box" userLabel="Box">
        <fontDescription key="fontDescription" type="system" pointSize="17"/> </label> </subviews> <constraints>
        <constraint firstItem="box" firstAttribute="top" secondItem="screen" secondAttribute="top" constant="\(liveConstant)" id="live-top"/>
        </constraints> </view> </viewController> <view id="root" userLabel="Wide" customClass="LDOLayoutTemplate">
        <subviews>
        <label\(boxAttributes) id="t-box">\(boxContent)<connections><outlet property="targetView" destination="box" id="o1"/></connections></label>
        </subviews> <constraints>
        <constraint firstItem="t-box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="\(templateConstant)" id="t-top"/>
        </constraints> <connections><outlet property="targetView" destination="screen" id="o2"/></connections> </view>
        </objects> </scene> </scenes> </document>
        """.utf8))
  }
}
