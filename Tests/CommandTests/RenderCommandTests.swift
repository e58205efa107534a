import Foundation
import TestSupport
import Testing

@Suite struct RenderCommandTests {
  private let scratch = ScratchFolder(examples: "Dashboard.storyboard")

  @Test func theSVGGoesToStandardOutput() throws {
    let outcome = try scratch.ibt("render", "Dashboard.storyboard")
    #expect(outcome.code == 0)
    #expect(outcome.text.hasPrefix(#"<svg xmlns="http://www.w3.org/2000/svg" width="393" height="852""#))
    #expect(try scratch.ibt("render", "Dashboard.storyboard").output == outcome.output)
    #expect(try scratch.ibt("render", "--dark", "Dashboard.storyboard").output != outcome.output)
    let device = ["render", "--device", "iPhone SE", "--orientation", "landscape", "Dashboard.storyboard"]
    #expect(try scratch.ibt(device).text.contains(#"width="667" height="375""#))
    #expect(try scratch.ibt("render", "-o", "a.svg", "Dashboard.storyboard").output.isEmpty)
    #expect(try scratch.bytes("a.svg") == outcome.output)
  }

  @Test func aNamedSceneIsItsScreenWithoutTemplates() throws {
    let all = try scratch.ibt("tree", "Dashboard.storyboard").text
    let scene = try #require(all.firstMatch(of: /Scene \(([^)]+)\)/)?.output.1)
    let outcome = try scratch.ibt("render", "--scene", String(scene), "Dashboard.storyboard")
    #expect(outcome.output == (try scratch.ibt("render", "Dashboard.storyboard").output))
  }

  @Test(.enabled(if: !Program.installed("rsvg-convert").isEmpty, "needs rsvg-convert"))
  func aPNGHasTheScaleThatIsRequested() throws {
    let outcome = try scratch.ibt("render", "--scale", "1", "--format", "png", "-o", "./", "Dashboard.storyboard")
    let bytes = try scratch.bytes(try #require(outcome.lines.first { $0.hasSuffix(".png") }))
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(bytes[16..<24].elementsEqual([0, 0, 1, 0x89, 0, 0, 3, 0x54]))
  }

  @Test(arguments: [
    ["empty.xib"], ["-o", "missing/a.svg", "Dashboard.storyboard"], ["-o", "a.gif", "Dashboard.storyboard"],
    ["--format", "png", "-o", "a.svg", "Dashboard.storyboard"], ["--scene", "Nothing", "Dashboard.storyboard"],
    ["--scale", "0", "Dashboard.storyboard"], ["absent.storyboard"],
  ]) func whatCannotBeDrawnIsOneLine(arguments: [String]) throws {
    try scratch.write(Storyboard.xib(#"<customObject id="a"/>"#), "empty.xib")
    #expect(try scratch.ibt(["render"] + arguments).isPlainFailure)
  }

  @Test(arguments: [
    "render", "render --overlay constraints", "canvas", "preview", "diff --format html old.xib",
    "diff --picture new.svg old.xib", "diff --format markdown --pictures out/ old.xib", "render -o ./ old.xib",
  ]) func aRootViewThatIsNotInstalledIsOneLine(command: String) throws {
    let variation = #"<variation key="default"><mask key="subviews"><exclude reference="v1"/></mask></variation>"#
    let view = { (contents: String) in
      Storyboard.xib("<view id=\"v1\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>\(contents)</view>")
    }
    try scratch.write(["old.xib": view(""), "new.xib": view(variation)])
    try scratch.shell("mkdir -p out")
    let outcome = try scratch.ibt(command.split(separator: " ").map(String.init) + ["new.xib"])
    #expect(outcome.code == 2)
    #expect(outcome.complaint.contains("new.xib:6:9: View (v1): it is not installed in this configuration"))
    #expect(!outcome.text.contains("<svg"))
    #expect(command.hasPrefix("render -o") == (outcome.text == "./View.svg\n"))
  }

  @Test func placeholdersAreCountedAndWhatIsNotDrawnIsAFinding() throws {
    let frame = #"<rect key="frame" x="0.0" y="0.0" width="100" height="100"/>"#
    try scratch.write(
      Storyboard.text(view: "<subviews><mapView id=\"m\">\(frame)</mapView></subviews>"), "map.storyboard")
    let outcome = try scratch.ibt("render", "--require-complete", "map.storyboard")
    #expect(outcome.code == 0 && outcome.complaint == "note: placeholder for `mapView`: Map View (m)\n")
  }

  @Test func colorsAndImagesComeFromCatalogs() throws {
    let views = """
      <subviews><imageView image="Photo" id="i"><rect key="frame" x="0" y="0" width="10" height="10"/>
      <color key="backgroundColor" name="Brand"/></imageView></subviews>
      """
    try scratch.write(["App/Main.storyboard": Storyboard.text(view: views), "App/Package.swift": "let a = 1"])
    let color = #"{"color-space":"srgb","components":{"red":"0xFF","green":"0x80","blue":"0x00","alpha":"1.0"}}"#
    let dark = #"{"color-space":"srgb","components":{"red":"0x01","green":"0x02","blue":"0x03","alpha":"1.0"}}"#
    try scratch.write([
      "App/A.xcassets/Brand.colorset/Contents.json": """
      {"colors":[{"idiom":"universal","color":\(color)},{"idiom":"universal",\
      "appearances":[{"appearance":"luminosity","value":"dark"}],"color":\(dark)}]}
      """,
      "App/A.xcassets/Photo.imageset/Contents.json": #"""
      {"images":[{"idiom":"universal","filename":"p.png"}],"properties":{"template-rendering-intent":"template"}}
      """#,
      "App/A.xcassets/Photo.imageset/p.png": [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A] as [UInt8],
    ])
    let light = try scratch.ibt("render", "App/Main.storyboard").text
    #expect(light.contains("flood-color=\"#007aff\""))
    #expect(light.contains("fill=\"#ff8000\"") && light.contains("data:image/png;base64,iVBORw0K"))
    #expect(try scratch.ibt("render", "--dark", "App/Main.storyboard").text.contains("fill=\"#010203\""))
    // A document whose canvas is dark is drawn dark without being asked.
    let main = try String(decoding: scratch.bytes("App/Main.storyboard"), as: UTF8.self)
    let device = #"<device id="retina6_12" appearance="dark"/>"#
    try scratch.write(main.replacing("<scenes>", with: device + "<scenes>"), "App/Main.storyboard")
    #expect(try scratch.ibt("render", "App/Main.storyboard").text.contains("fill=\"#010203\""))
    #expect(try scratch.ibt("canvas", "App/Main.storyboard").text.contains("fill=\"#010203\""))
    #expect(try scratch.ibt("render", "--no-dark", "App/Main.storyboard").text.contains("fill=\"#ff8000\""))
  }

  /// The program is a script: it gets the bytes, and is stopped when it takes, writes or costs too much.
  @Test func imagesInPDFAreConverted() throws {
    let image = #"<imageView image="Photo" id="i"><rect key="frame" x="0" y="0" width="9" height="9"/></imageView>"#
    let document = Storyboard.text(view: "<subviews>\(image)</subviews>")
    try scratch.write([
      "Main.storyboard": document.replacing(
        "</scenes>", with: #"</scenes><resources><image name="Photo" width="9" height="9"/></resources>"#),
      "Photo.pdf": "%PDF-1.4 /MediaBox [0 0 9 9]",
    ])
    let drawn = { (script: String) in
      try scratch.write("#!/bin/sh\n\(script)", "bin/pdftocairo")
      return try scratch.shell(#"chmod +x bin/*; PATH="$PWD/bin:$PATH" "$ibt" render Main.storyboard"#)
    }
    let outcome = try drawn(
      #"grep -q ^%PDF && [ "$*" = '-png -singlefile -transp -scale-to 27 - -' ] && printf '\211PNG'"#)
    #expect(outcome.text.contains("data:image/png;base64,iVBORw==") && outcome.complaint.isEmpty)
    for (script, reason) in [("exit 127", "install"), ("exit 1", "cannot"), ("sleep 60", "cannot"), ("yes", "cannot")] {
      let outcome = try drawn(script)
      #expect(outcome.code == 0 && !outcome.text.contains("data:image") && outcome.complaint.contains(reason))
      #expect(outcome.complaint.contains("placeholder for the image `Photo`"))
    }
  }
}
