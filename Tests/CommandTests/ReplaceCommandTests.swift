import TestSupport
import Testing

@Suite struct ReplaceCommandTests {
  private static let colored = Storyboard.text(
    view: #"<color key="backgroundColor" red="1" green="0.5333" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>"#)
  private let scratch = ScratchFolder([
    "App/a.storyboard": Self.colored, "App/b.storyboard": Self.colored, "App/Assets.xcassets/Contents.json": "{}",
  ])

  @Test func aColorGetsANameAndAColorSet() throws {
    let outcome = try scratch.ibt(
      "replace", "color", "#FF8800", "Brand", "--asset", "App/Assets.xcassets", "--in-place", "App")
    #expect(outcome.code == 0, "\(outcome.complaint)")
    #expect(outcome.complaint.contains("App/Assets.xcassets/Brand.colorset/Contents.json: created"))
    for name in ["App/a.storyboard", "App/b.storyboard"] {
      let text = try scratch.text(name)
      #expect(
        text.contains(#"<color key="backgroundColor" name="Brand"/>"#) && text.contains(#"<namedColor name="Brand">"#))
    }
    let set = try scratch.text("App/Assets.xcassets/Brand.colorset/Contents.json")
    #expect(set.contains(#""green" : "0x88""#) && set.contains(#""alpha" : "1.000""#))
    // The catalog has it now.
    try scratch.write(
      Storyboard.text(
        view:
          #"<color key="tintColor" red="0" green="0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
      ), "App/a.storyboard")
    let again = try scratch.ibt(
      "replace", "color", "#00F", "Brand", "--asset", "App/Assets.xcassets", "--in-place", "App")
    #expect(again.complaint.contains("has `Brand` already"))
    #expect(try scratch.text("App/Assets.xcassets/Brand.colorset/Contents.json") == set)
  }

  @Test func checkWritesNothing() throws {
    let before = try scratch.snapshot()
    let outcome = try scratch.ibt(
      "replace", "color", "#FF8800", "Brand", "--asset", "App/Assets.xcassets", "--check", "App")
    #expect(outcome.code == 1 && outcome.text.contains("Brand.colorset/Contents.json would be created"))
    #expect(try scratch.snapshot() == before)
  }

  @Test(arguments: [
    (["color", "#00FF00", "Brand", "--diff", "App"], "no color is `#00FF00`"),
    (["color", "#GG0000", "Brand", "--diff", "App"], "is not a color"),
    (["font", "system bald", "Avenir", "--diff", "App"], "did you mean `bold`?"),
    (["image", "nothing", "other", "--diff", "App"], "no image is `nothing`"),
    (["color", "#FF8800", "Brand", "--asset", "Nothing.xcassets", "--in-place", "App"], "is not an asset catalog"),
    (["color", "systemBlue", "Brand", "--asset", "App/Assets.xcassets", "--in-place", "App"], "is a name"),
  ]) func mistakesAreOneLine(words: [String], message: String) throws {
    let before = try scratch.snapshot()
    let outcome = try scratch.ibt(["replace"] + words)
    #expect(outcome.isPlainFailure && outcome.complaint.contains(message), "\(outcome.complaint)")
    #expect(try scratch.snapshot() == before)
  }
}
