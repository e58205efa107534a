import IBWorkspace
import Testing

@Suite struct AssetCatalogueTests {
  @Test func imageSetsOfTheProjectAreFound() throws {
    let folder = try ScratchFolder()
    try folder.write("", "App.xcodeproj/project.pbxproj")
    try folder.write("{}", "App/Assets.xcassets/star.imageset/Contents.json")
    try folder.write("picture", "App/Assets.xcassets/star.imageset/star.png")
    try folder.write("{1}", "App/Assets.xcassets/Icons/Contents.json")
    try folder.write("{2}", "App/Assets.xcassets/Icons/moon.imageset/Contents.json")
    try folder.write("<document/>", "App/Views/Main.storyboard")

    let sets = AssetCatalogue.imageSets(near: folder.path("App/Views/Main.storyboard"))
    #expect(sets.map(\.name) == ["moon", "star"])
    #expect(sets.first?.groups.map(\.name) == ["Icons"])
    #expect(sets.first?.groups.first?.contents == "{1}".bytes)
    #expect(sets.last?.beginning(of: "star.png") == "picture".bytes)
    #expect(sets.last?.beginning(of: "../star.png") == nil)
    #expect(sets.last?.beginning(of: "none.png") == nil)
  }

  @Test func withoutAProjectTheDocumentsFolderCounts() throws {
    let folder = try ScratchFolder()
    try folder.write("{}", "a/Media.xcassets/one.imageset/Contents.json")
    try folder.write("{}", "b/Media.xcassets/two.imageset/Contents.json")
    #expect(AssetCatalogue.imageSets(near: folder.path("a/Main.xib")).map(\.name) == ["one"])
    #expect(AssetCatalogue.imageSets(near: folder.path("none/Main.xib")).isEmpty)
  }
}
