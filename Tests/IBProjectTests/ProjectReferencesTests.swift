import IBModel
import IBProject
import TestSupport
import Testing

@Suite struct ProjectReferencesTests {
  private func summary(_ text: String, _ path: String) throws -> DocumentSummary {
    DocumentSummary(try Document(parsing: Array(text.utf8)), path: path)
  }

  private func references() throws -> ProjectReferences {
    var facts = ProjectReferences.Facts()
    facts.folder = "/code"
    var app = ProjectTarget("App", definition: "/code/App.xcodeproj/project.pbxproj")
    app.documentNames = ["Launch"]
    app.propertyLists = ["/code/Info.plist"]
    facts.targets = ProjectTargets([app])
    let main = Storyboard.scenes(
      """
      <scene sceneID="s1"><objects>
      <viewController id="c1" customClass="PageController" sceneMemberID="viewController"/> </objects></scene>
      <scene sceneID="s2"><objects>
      <viewControllerPlaceholder storyboardName="Settings" id="r1" sceneMemberID="viewController"/> </objects></scene>
      """)
    facts.documents = DocumentIndex([
      try summary(main, "/code/Main~ipad.storyboard"), try summary(Storyboard.text(), "/code/Settings.storyboard"),
      try summary(Storyboard.text(), "/code/Launch.storyboard"), try summary(Storyboard.xib(""), "/code/Cell.xib"),
      try summary(Storyboard.xib(""), "/code/Settings.xib"),
    ])
    let source =
      #"class A { let nib = UINib(nibName: "Cell", bundle: nil), s = UIStoryboard(name: "Settings", bundle: nil) }"#
    facts.sources = [SourceIndex.File(path: "/code/A.swift", source: SourceFile(Array(source.utf8), in: .swift))]
    var information = AppInformation()
    information.add(propertyList: Array("<plist><dict><key>UIMainStoryboardFile</key>\n<string>Main</string>".utf8))
    facts.information = [("/code/Info.plist", information)]
    facts.strings = ["/code/Settings.storyboard": ["/code/de.lproj/Settings.strings"]]
    return ProjectReferences(facts)
  }

  @Test func documentsAreReferredToByTheirNames() throws {
    let references = try references()
    #expect(references.references(to: .document("/code/Main~ipad.storyboard")) == [.propertyList("/code/Info.plist")])
    #expect(references.references(to: .document("/code/Launch.storyboard")) == [.target("App")])
    #expect(references.references(to: .document("/code/Cell.xib")) == [.source("/code/A.swift")])
    #expect(
      references.references(to: .document("/code/Settings.storyboard")) == [
        .source("/code/A.swift"), .document("/code/Main~ipad.storyboard"),
      ])
    #expect(references.references(to: .document("/code/Settings.xib")) == [])
  }

  @Test func documentsReferToClassesDocumentsAndStrings() throws {
    let references = try references()
    #expect(
      references.references(from: .document("/code/Main~ipad.storyboard")) == [
        .type("PageController"), .document("/code/Settings.storyboard"),
      ])
    #expect(
      references.references(from: .document("/code/Settings.storyboard")) == [
        .strings("/code/de.lproj/Settings.strings")
      ])
    #expect(
      references.references(from: .target("App")) == [
        .document("/code/Launch.storyboard"), .propertyList("/code/Info.plist"),
      ])
  }
}
