import TestSupport
import Testing

@Suite struct CanvasCommandTests {
  private let scratch = ScratchFolder(
    ["two.storyboard": Storyboard.scenes(Self.scenes)], examples: "Postcard.storyboard")

  private static let scenes = [
    scene(
      "One", #"<point key="canvasLocation" x="0.0" y="0.0"/>"#,
      #"<connections><segue destination="cTwo" kind="show" identifier="next" id="seg"/></connections>"#),
    scene("Two", #"<point key="canvasLocation" x="1200" y="0.0"/>"#), scene("Three"),
  ].joined(separator: "\n")

  private static func scene(_ id: String, _ place: String = "", _ connections: String = "") -> String {
    """
    <scene sceneID="s\(id)"><objects><viewController title="\(id)" id="c\(id)" sceneMemberID="viewController">
    <view key="view" id="v\(id)"><rect key="frame" x="0.0" y="0.0" width="200" height="400"/></view>
    \(connections) </viewController></objects>\(place)</scene>
    """
  }

  @Test func scenesAreWhereTheCanvasHasThem() throws {
    let svg = try scratch.ibt("canvas", "two.storyboard").text
    for view in ["vOne", "vTwo", "vThree"] { #expect(svg.contains("id=\"\(view)\"")) }
    #expect(svg.matches(of: /<path[^>]*stroke="#546887"/).count == 1)
    #expect(try scratch.ibt("render", "two.storyboard").text == svg)
    #expect(try scratch.ibt("canvas", "two.storyboard").text == svg)
    // 1400 × 1000 points in their size, with margins of 40 and a title of 18.
    let size = try #require(svg.firstMatch(of: /width="([0-9.]+)" height="([0-9.]+)"/))
    #expect(size.output.1 == "1480" && size.output.2 == "1098")
    try scratch.write("", "out/empty.txt")
    #expect(
      try scratch.ibt("render", "-o", "out/", "two.storyboard").lines
        == ["One", "Two", "Three"].map { "out/\($0).svg" })
    #expect(try scratch.ibt("render", "--scene", "Two", "two.storyboard").text.contains(#"id="vTwo""#))
    #expect(try scratch.ibt("render", "two.storyboard", "Postcard.storyboard").complaint.contains("scenes; name one"))
  }

  @Test func onlySomeScenesAreDrawn() throws {
    let drawn = { (arguments: [String]) in
      let svg = try scratch.ibt(["canvas", "two.storyboard"] + arguments).text
      return ["vOne", "vTwo", "vThree"].filter { svg.contains("id=\"\($0)\"") }
    }
    #expect(try drawn(["--scene", "Two"]) == ["vTwo"])
    #expect(try drawn(["--scene", "Two", "--neighbors"]) == ["vOne", "vTwo"])
    #expect(try drawn(["--neighbors", "--scene", "sOne"]) == ["vOne", "vTwo"])
    #expect(try drawn(["--neighbors", "2", "--scene", "Three Scene"]) == ["vThree"])
    #expect(try drawn(["--neighbors=0", "--scene", "cOne"]) == ["vOne"])
  }

  @Test func neighborsAreThoseOfAScene() throws {
    for (arguments, text) in [
      (["--neighbors"], "--neighbors requires --scene"), (["--neighbors=-1", "--scene", "Two"], "at least 0"),
      (["--scene", "Four"], "no scene or root view in `two.storyboard` has the id or name `Four`"),
    ] {
      let outcome = try scratch.ibt(["canvas", "two.storyboard"] + arguments)
      #expect(outcome.code == 2 && outcome.complaint.contains(text), "\(outcome.complaint)")
    }
  }

  @Test(arguments: [
    ["empty.xib"], ["absent.storyboard"], ["-o", "out/", "two.storyboard"], ["two.storyboard", "Postcard.storyboard"],
  ]) func whatCannotBeDrawnIsOneLine(arguments: [String]) throws {
    try scratch.write(Storyboard.xib(#"<customObject id="a"/>"#), "empty.xib")
    #expect(try scratch.ibt(["canvas"] + arguments).isPlainFailure)
  }
}
