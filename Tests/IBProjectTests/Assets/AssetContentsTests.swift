import IBModel
import IBProject
import Testing

@Suite struct AssetContentsTests {
  @Test func filesAreListedInOrder() throws {
    let json = """
      {"images": [{"idiom": "universal", "scale": "1x"},
        {"filename": "a \\"b\\".png", "idiom": "universal", "scale": "2x",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"filename": "c.pdf"}],
       "info": {"version": 1}, "properties": {"provides-namespace": true}}
      """
    let contents = try AssetContents(decoding: Array(json.utf8))
    #expect(contents.files.map(\.name) == [#"a "b".png"#, "c.pdf"] && contents.files.map(\.scale) == [2, nil])
    #expect(contents.providesNamespace)
  }

  /// Escapes are part of JSON: `\u00e9` is é, `\/` is a slash, and a pair of surrogates is one character.
  @Test func escapesAreDecoded() throws {
    let json = #"{"images": [{"filename": "caf\u00e9\/\ud83d\ude00\t.png"}]}"#
    #expect(try AssetContents(decoding: Array(json.utf8)).files.map(\.name) == ["café/😀\t.png"])
  }

  @Test func theFirstReadableFileDecides() throws {
    let json = #"{"images": [{"filename": "gone.png"}, {"filename": "there.png", "scale": "2x"}]}"#
    let contents = try AssetContents(decoding: Array(json.utf8))
    #expect(contents.imageSize { $0 == "there.png" ? AssetImageTests.png : nil } == Size(width: 40, height: 128))
    #expect(contents.imageSize { _ in nil } == nil)
  }

  @Test(arguments: [
    ("", "not valid JSON"), ("{]\"", "not valid JSON"), ("[]", "not a JSON object"),
    (#"{"images": [{}, {"filename": 3}]}"#, "`images.1.filename` has an unexpected type"),
  ]) func otherContentIsAnError(_ json: String, _ description: String) {
    #expect { try AssetContents(decoding: Array(json.utf8)) } throws: { "\($0)" == description }
  }

  private let namespace = Array(#"{"properties": {"provides-namespace": true}}"#.utf8)

  private func imageSet(_ name: String, in groups: [ImageSet.Group] = [], _ json: String? = nil) -> ImageSet {
    ImageSet(
      name: name, groups: groups, contents: Array((json ?? #"{"images": [{"filename": "a.png"}]}"#).utf8), path: name)
  }

  @Test func groupsMayBePartOfTheName() {
    let groups = [
      ImageSet.Group(name: "Icons", contents: namespace, path: "Icons"),
      ImageSet.Group(name: "Small", contents: nil, path: "Icons/Small"),
    ]
    var index = AssetIndex()
    index.add(imageSet("star", in: groups)) { _ in AssetImageTests.png }
    #expect(index.imageSizes == ["Icons/star": Size(width: 80, height: 256)])
  }

  @Test func theFirstImageOfANameCounts() {
    var index = AssetIndex()
    index.add(imageSet("star")) { _ in AssetImageTests.png }
    index.add(imageSet("star")) { _ in AssetImageTests.jpeg }
    #expect(index.imageSizes == ["star": Size(width: 80, height: 256)])
  }

  @Test func unreadableContentsAreProblems() {
    let groups = [ImageSet.Group(name: "Icons", contents: [0x7B], path: "A.xcassets/Icons")]
    var index = AssetIndex()
    index.add(imageSet("star", in: groups)) { _ in AssetImageTests.png }
    index.add(imageSet("moon", in: groups, "{")) { _ in AssetImageTests.png }
    #expect(index.imageSizes.keys.sorted() == ["star"] && index.problems.map(\.path) == ["A.xcassets/Icons", "moon"])
  }
}
