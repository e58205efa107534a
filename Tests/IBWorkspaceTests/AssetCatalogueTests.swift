import IBProject
import Testing

@testable import IBWorkspace

@Suite struct AssetCatalogueTests {
  @Test func imageSetsOfTheProjectAreFound() throws {
    let folder = try ScratchFolder([
      "App.xcodeproj/project.pbxproj": "", "App/Assets.xcassets/star.imageset/Contents.json": "{}",
      "App/Assets.xcassets/star.imageset/star.png": "picture", "App/Assets.xcassets/Icons/Contents.json": "{1}",
      "App/Assets.xcassets/Icons/moon.imageset/Contents.json": "{2}", "App/Views/Main.storyboard": "<document/>",
    ])

    let sets = AssetCatalogue.pictureSets(near: folder.path("App/Views/Main.storyboard")).images
    #expect(sets.map(\.name) == ["moon", "star"] && sets.first?.groups.map(\.name) == ["Icons"])
    #expect(sets.first?.groups.first?.contents == "{1}".bytes)
    #expect(sets.last.map { AssetCatalogue.beginning(of: "star.png", in: $0) } == "picture".bytes)
    #expect(sets.last.map { AssetCatalogue.beginning(of: "../star.png", in: $0) } == .some(nil))
    #expect(sets.last.map { AssetCatalogue.beginning(of: "none.png", in: $0) } == .some(nil))
  }

  @Test func documentsOfAProjectShareWhatIsRead() throws {
    let folder = try ScratchFolder(["Package.swift": "", "a/b/Main.xib": "", "c/Main.xib": ""])
    let shared = PerProject { $0 }
    let read = ["a/b/Main.xib", "c/Main.xib", "Main.xib"].map { shared.value(near: folder.path($0)) }
    #expect(Set(read) == [folder.path("a/b/Main.xib")])
  }

  @Test func withoutAProjectTheDocumentsFolderCounts() throws {
    let folder = ScratchFolder()
    try folder.write("{}", "a/Media.xcassets/one.imageset/Contents.json")
    try folder.write("{}", "b/Media.xcassets/two.imageset/Contents.json")
    #expect(AssetCatalogue.pictureSets(near: folder.path("a/Main.xib")).images.map(\.name) == ["one"])
    #expect(AssetCatalogue.pictureSets(near: folder.path("none/Main.xib")).images.isEmpty)
  }

  /// A folder for temporary files can have any number of files below it.
  @Test func withoutAProjectTheNearestFoldersAreSearched() throws {
    let folder = ScratchFolder()
    let svg = #"<svg width="30" height="20"/>"#
    for (catalogue, name) in [("Media.xcassets", "near"), ("z/z/Media.xcassets", "far")] {
      try folder.write(#"{"images": [{"filename": "a.svg"}]}"#, "\(catalogue)/\(name).imageset/Contents.json")
      try folder.write(svg, "\(catalogue)/\(name).imageset/a.svg")
    }
    for number in 0..<20 { try folder.write("", "a/\(number)") }
    let names = { (most: Int) in AssetCatalogue.index(near: folder.path("Main.xib"), mostEntries: most).imageSizes.keys
    }
    #expect(AssetCatalogue.index(near: folder.path("Main.xib"), mostEntries: 100).isComplete)
    #expect(names(100).sorted() == ["far", "near"])
    #expect(!AssetCatalogue.index(near: folder.path("Main.xib"), mostEntries: 10).isComplete)
    #expect(names(10).sorted() == ["near"])
    try folder.write("", "Package.swift")
    #expect(names(10).sorted() == ["far", "near"])
  }

  /// A size comes from the image's file, through the name and the namespace of its folders.
  @Test func imagesAreIndexedByName() throws {
    let folder = ScratchFolder()
    let svg = #"<svg width="30" height="20"/>"#
    try folder.write(#"{"properties": {"provides-namespace": true}}"#, "Media.xcassets/Icons/Contents.json")
    try folder.write(
      #"{"images": [{"filename": "m\u00f6nd.svg"}]}"#, "Media.xcassets/Icons/moon.imageset/Contents.json")
    try folder.write(svg, "Media.xcassets/Icons/moon.imageset/mönd.svg")
    try folder.write("{", "Media.xcassets/star.imageset/Contents.json")
    let index = AssetCatalogue.index(near: folder.path("Main.xib"))
    #expect(index.imageSizes.keys.sorted() == ["Icons/moon"])
    #expect(index.problems.map(\.path) == [folder.path("Media.xcassets/star.imageset")])
  }
}
