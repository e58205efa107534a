import IBModel
import IBXML
import Testing
import TestSupport

@Suite struct CoverageTests {
  @Test func everyObjectCountsWhereverItStands() throws {
    let content = view("aaa", constraints(#"<constraint firstAttribute="width" constant="5" id="ccc"/>"#))
    let coverage = try read(Storyboard.text(view: subviews(content), besideController: view("bbb"))).coverage()
    #expect(coverage.idsInModel == 6 && coverage.idsInFile == 6)
  }

  @Test func whatIsUnknownStaysAndIsCounted() throws {
    let content = #"<hologram id="hhh" depth="3"><label glow="YES" text="Inside" id="lbl"/></hologram>"#
    let document = try read(Storyboard.text(view: subviews(content)))
    let coverage = document.coverage()
    #expect(coverage.unknownElements.map(\.name.text) == ["hologram"])
    #expect(coverage.unknownAttributes.map(\.name.text) == ["glow"] && coverage.idsInModel == coverage.idsInFile)
    #expect(try document.object(named: "lbl").path == "View Controller › View › Hologram › Inside")
  }

  @Test(arguments: [#"<label text="x" id="a"/>"#, #"<mtkView alpha="0.5" id="a"/>"#])
  func whatDocumentsHaveHadIsKnown(element: String) throws {
    let coverage = try read(Storyboard.text(view: subviews(element))).coverage()
    #expect(coverage.unknownElements == [] && coverage.unknownAttributes.map(\.name.text) == [])
  }

  /// An attribute of the class of another kind, which theirs inherits from.
  @Test(arguments: [
    ("MacOSX.Cocoa", #"<slider alphaValue="0.5" allowsExpansionToolTips="YES" id="a"/>"#),
    ("MacOSX.Cocoa", #"<secureTextField tag="3" id="a"/>"#), ("MacOSX.Cocoa", #"<popUpButton alphaValue="1" id="a"/>"#),
    ("iOS.CocoaTouch", #"<stepper enabled="NO" userLabel="Steps" id="a"/>"#),
    ("watchKit", #"<label baselineAdjustment="alignCenters" minimumScaleFactor="0.5" id="a"/>"#),
    ("iOS.CocoaTouch", #"<pageControl currentPage="1" numberOfPages="3" id="a"/>"#),
  ]) func whatTheClassInheritsIsKnown(runtime: String, element: String) throws {
    let document = try read("<document targetRuntime=\"\(runtime)\"><objects>\(element)</objects></document>")
    #expect(document.coverage().unknownAttributes.map(\.name.text) == [])
  }

  @Test func whatOnlySubclassesHaveIsUnknown() throws {
    let element = #"<view numberOfLines="2" id="a"/><outlet property="p" userLabel="b" id="c"/>"#
    let document = try read("<document targetRuntime=\"iOS.CocoaTouch\"><objects>\(element)</objects></document>")
    #expect(document.coverage().unknownAttributes.map(\.name.text) == ["numberOfLines", "userLabel"])
  }

  @Test func aVariationMayHaveWhatItsObjectHas() throws {
    let variation = #"<variation key="widthClass=compact" axis="horizontal" glow="YES"/>"#
    let coverage = try read(Storyboard.text(view: subviews(view("stk", variation, kind: "stackView")))).coverage()
    #expect(coverage.unknownAttributes.map(\.name.text) == ["glow"])
  }

  /// Ids in places that only look like objects, and how many objects there are besides.
  @Test(arguments: [
    #"<!-- <view id="ccc"/> -->"#, #"<label text='id="x"' userLabel="&lt;view id='y'/>"/>"#,
    #"<string key="text">say id="x"</string>"#, #"<string key="text"><![CDATA[<view id="x"/>]]></string>"#,
    #"<view sceneID="x" placeholder=' id="z" '/>"#,
  ]) func whatOnlyLooksLikeAnIdDoesNotCount(content: String) throws {
    let coverage = try read(Storyboard.text(view: content)).coverage()
    #expect(coverage.idsInFile == 3 && coverage.idsInModel == 3)
  }

  @Test(arguments: [
    "<view id='x'/>", #"<view id = "x"/>"#, "<view\n  id=\n\"x\"/>", #"<view opaque="a>b" id="x"></view>"#,
  ]) func anIdCountsHoweverItIsWritten(element: String) throws {
    let coverage = try read(Storyboard.text(view: element)).coverage()
    #expect(coverage.idsInFile == 4 && coverage.idsInModel == 4)
  }

  @Test func devicesAndAdaptationsDoNotCount() throws {
    let text = #"<document><device id="retina4_7"><adaptation id="fullscreen"/></device><objects/></document>"#
    let coverage = try read(text).coverage()
    #expect(coverage.idsInFile == 0 && coverage.idsInModel == 0)
  }
}
