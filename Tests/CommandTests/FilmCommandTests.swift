import Foundation
import TestSupport
import Testing

@Suite struct FilmCommandTests {
  private let scratch: ScratchFolder
  private static let hasImages = !Program.installed("rsvg-convert").isEmpty
  private static let hasImageMagick = hasImages && !Program.installed("identify").isEmpty

  init() throws {
    scratch = try ScratchFolder()
    try scratch.write(try Package.example("Dashboard.storyboard"), "Dashboard.storyboard")
  }

  @Test func aSwitchBetweenTemplatesIsAnimatedSVG() throws {
    let arguments = ["film", "Dashboard.storyboard", "--from", "Portrait", "--to", "Landscape"]
    let outcome = try scratch.ibt(arguments)
    #expect(outcome.code == 0)
    #expect(outcome.text.hasPrefix("<svg xmlns") && outcome.text.contains("<animateTransform"))
    #expect(try scratch.ibt(arguments).output == outcome.output)
    #expect(try scratch.ibt(arguments + ["--dark"]).output != outcome.output)
    #expect(try scratch.ibt(arguments + ["--curve", "linear"]).text.contains("keySplines") == false)
  }

  @Test(arguments: [("portrait", "landscape", "852"), ("base", "200x900", "393"), ("base", "Landscape+900x300", "900")])
  func statesAreOrientationsAndSizes(_ from: String, _ to: String, _ width: String) throws {
    let outcome = try scratch.ibt("film", "Dashboard.storyboard", "--from", from, "--to", to)
    #expect(outcome.code == 0, "\(outcome.complaint)")
    #expect(outcome.text.contains("width=\"\(width)\""))
  }

  @Test(.enabled(if: hasImages, "needs rsvg-convert"))
  func anAnimatedPNGHasItsImages() throws {
    let outcome = try scratch.ibt(
      "film", "Dashboard.storyboard", "--from", "base", "--to", "Portrait", "--rate", "4", "--scale", "0.2", "-o",
      "a.apng")
    #expect(outcome.code == 0, "\(outcome.complaint)")
    let bytes = try scratch.bytes("a.apng")
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let text = String(decoding: bytes, as: Unicode.ASCII.self)
    #expect(text.ranges(of: "fcTL").count == 4)
  }

  @Test(.enabled(if: hasImageMagick, "needs rsvg-convert and ImageMagick"))
  func aGIFHasItsImages() throws {
    let outcome = try scratch.ibt(
      "film", "Dashboard.storyboard", "--from", "base", "--to", "Portrait", "--rate", "4", "--scale", "0.2", "-o",
      "a.gif")
    #expect(outcome.code == 0, "\(outcome.complaint)")
    #expect(try scratch.bytes("a.gif").starts(with: Array("GIF89a".utf8)))
    #expect(try scratch.shell("identify -format '%T\\n' a.gif").lines == ["150", "25", "225", "25"])
  }

  @Test(arguments: [
    ["--from", "base", "--to", "Nothing"], ["--from", "base", "--to", "Portrait", "-o", "a.mp4"],
    ["--from", "base", "--to", "Portrait", "-o", "missing/a.svg"], ["--from", "", "--to", "base"],
    ["--from", "base", "--to", "Portrait", "--scene", "Nothing"], ["--from", "base", "--to", "base", "--rate", "0"],
  ])
  func whatCannotBeDrawnIsOneLine(_ arguments: [String]) throws {
    let outcome = try scratch.ibt(["film", "Dashboard.storyboard"] + arguments)
    #expect(outcome.isPlainFailure, "\(outcome.complaint)")
  }
}
