import TestSupport
import Testing

@Suite struct PreviewCommandTests {
  private let scratch = ScratchFolder(examples: "Dashboard.storyboard")
  private static let hasBrowser = !Program.installed("chromium").isEmpty

  /// One rule and two devices, because the rest takes longer and shows nothing else.
  private let arguments = [
    "preview", "Dashboard.storyboard", "--device", "iPhone 17,iPad mini (A17 Pro)", "--select", "misplaced_view",
  ]

  private func writePage() throws {
    let outcome = try scratch.ibt(arguments + ["-o", "page.html"])
    #expect(outcome.code == 0, "\(outcome.complaint)")
  }

  private func chromium(_ arguments: String) throws -> Outcome {
    try scratch.shell(
      "chromium --headless --no-sandbox --disable-gpu --hide-scrollbars --window-size=1200,900 \(arguments) 2>/dev/null"
    )
  }

  @Test func thePageIsSmallAndTheSameEachTime() throws {
    try writePage()
    let page = try scratch.bytes("page.html")
    #expect(page.count < 750_000)
    #expect(try scratch.ibt(arguments).output == page)
    let text = String(decoding: page, as: UTF8.self)
    #expect(text.contains("<h1>Dashboard.storyboard</h1>"))
    for option in ["Portrait", "iPhone 17", "Landscape", "Dark"] { #expect(text.contains("<span>\(option)</span>")) }
  }

  @Test func standardInputIsShownAsTheFileThatItIs() throws {
    let scratch = ScratchFolder(examples: "Greeting.storyboard", "Greeting.layouts.xml")
    let file = try scratch.ibt("preview", "Greeting.storyboard", "--device", "iPhone 17")
    let bytes = try scratch.bytes("Greeting.storyboard")
    let options = ["preview", "--device", "iPhone 17", "-"]
    let named = try scratch.ibt(options + ["--stdin-filename", "Greeting.storyboard"], input: bytes)
    #expect(named.code == 0 && named.output == file.output)
    // Without its path, the document has no layout sheet.
    #expect(try scratch.ibt(options, input: bytes).output != file.output)
  }

  @Test func findingsStandBesideThePictures() throws {
    try scratch.write(try Package.example("BrokenConstraints.storyboard"), "Broken.storyboard")
    let text = try scratch.ibt(
      "preview", "Broken.storyboard", "--device", "iPhone 17", "--select", "invalid_constraint_item"
    ).text
    #expect(text.contains(/<button type="button" data-object="[^"]+" data-scene="[^"]+"><strong>(error|warning)/))
    for overlay in ["constraints", "conflicts", "findings"] {
      #expect(text.contains("data-overlay=\"\(overlay)\""), "\(overlay)")
    }
  }

  @Test func aPageThatIsTooLargeLeavesOutAndSaysSo() throws {
    let outcome = try scratch.ibt(arguments + ["--limit", "0.01"])
    #expect(outcome.code == 0 && !outcome.text.contains("<span>Dark</span>"))
    #expect(outcome.complaint.contains("so it is without dark appearance\n"))
    #expect(outcome.complaint.contains("too large with overlays, so they are left out\n"))
    #expect(outcome.text.contains("too large with overlays, so they are left out</small>"))
  }

  @Test(arguments: [
    ["absent.storyboard"], ["Dashboard.storyboard", "--scene", "Nothing"], ["Dashboard.storyboard", "--limit", "0"],
    ["Dashboard.storyboard", "--device", "Nothing"], ["Dashboard.storyboard", "-o", "page.svg"],
    ["Dashboard.storyboard", "--select", "misplaced_view", "-o", "missing/page.html"],
    ["Dashboard.storyboard", "--stdin-filename", "a.storyboard"],
  ]) func whatCannotBeShownIsOneLine(_ arguments: [String]) throws {
    #expect(try scratch.ibt(["preview"] + arguments).isPlainFailure)
  }

  @Test func aWatchHasNothingToShow() throws {
    try scratch.write(
      """
      <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" targetRuntime="watchKit">
      <scenes><scene sceneID="s"><objects><controller id="c"><items><label text="A" id="l"/></items></controller></objects>
      </scene></scenes></document>
      """, "Watch.storyboard")
    let outcome = try scratch.ibt("preview", "Watch.storyboard")
    #expect(
      outcome.isPlainFailure && outcome.complaint.contains("`Watch.storyboard` has no scene to draw; `ibt canvas`"))
  }

  @Test(.enabled(if: hasBrowser, "needs chromium")) func theAddressChoosesTheState() throws {
    try writePage()
    let hash = "device=iPad+mini+(A17+Pro)&orientation=landscape&appearance=dark"
    let page = try chromium("--dump-dom 'file://\(scratch.path)/page.html#\(hash)'").text
    #expect(page.contains(/data-state="[^"]+ \| base \| iPad mini \(A17 Pro\) \| landscape \| dark"/))
    #expect(page.ranges(of: /<figure [^>]*hidden/).count == page.ranges(of: "<figure ").count - 1)
    #expect(page.contains("Base layout, iPad mini (A17 Pro), Landscape, Dark: no constraints conflict</p>"))
    let explained = try chromium("--dump-dom 'file://\(scratch.path)/page.html#overlay=constraints'").text
    #expect(explained.contains(#"data-overlay="constraints""#) && explained.contains("; overlay: Constraints</p>"))
    #expect(explained.ranges(of: /<section [^>]*hidden/).count == explained.ranges(of: "<section ").count - 1)
  }

  private struct Step: Equatable {
    var action: String
    var state: [Substring]
    var picture: String
    var marked: String
    var overlay: String
    var screen: String

    init?(_ line: Substring) {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 6 else { return nil }
      (action, picture, marked, overlay, screen) = (parts[0], parts[2], parts[3], parts[4], parts[5])
      state = parts[1].split(separator: " | ")
    }
  }

  @Test(.enabled(if: hasBrowser, "needs chromium")) func clicksAndKeysChangeWhatIsShown() throws {
    try writePage()
    let outcome = try scratch.shell("perl -e 'alarm 60; exec @ARGV' '\(Package.path("tools/page-clicks"))' page.html")
    var steps = outcome.text.split(separator: "\n").compactMap(Step.init)
    try #require(steps.count > 3)
    #expect(steps[1...2].map(\.action) == ["overlay", "no overlay"])
    #expect(steps[1...2].map(\.overlay) == ["constraints", ""])
    #expect(steps[0].picture == steps[1].picture && steps[0].screen != steps[1].screen)
    steps.removeSubrange(1...2)
    #expect(
      steps.map(\.action) == ["open", "click Layout", "click Device", "click Orientation", "click Appearance", "key"])
    for (before, after) in zip(steps, steps.dropFirst()) {
      #expect(zip(before.state, after.state).count { $0 != $1 } == 1, "\(after)")
      #expect(before.picture != after.picture && before.screen != after.screen, "\(after)")
    }
    #expect(steps.last?.state == steps.dropLast(2).last?.state)
  }

  @Test(.enabled(if: hasBrowser, "needs chromium")) func aClickOnAFindingShowsItsObject() throws {
    try scratch.write(try Package.example("BrokenConstraints.storyboard"), "Broken.storyboard")
    let rule = "invalid_constraint_item"
    _ = try scratch.ibt("preview", "Broken.storyboard", "--device", "iPhone 17", "--select", rule, "-o", "page.html")
    let outcome = try scratch.shell("perl -e 'alarm 60; exec @ARGV' '\(Package.path("tools/page-clicks"))' page.html")
    let last = try #require(outcome.text.split(separator: "\n").compactMap(Step.init).last)
    #expect(last.action == "finding" && !last.marked.isEmpty)
  }

  /// The page without its pictures differs from the page in nothing but what the browser draws of them.
  @Test(.enabled(if: hasBrowser, "needs chromium")) func statesLookDifferentAndAreNotEmpty() throws {
    try writePage()
    let text = try scratch.text("page.html")
    try scratch.write(text.replacing(/(<svg [^>]*>)(.|\n)*?<\/svg>/) { "\($0.1)</svg>" }, "empty.html")
    let images = try ["page.html#", "page.html#appearance=dark", "empty.html#appearance=dark"].map { page in
      _ = try chromium("--screenshot=shot.png 'file://\(scratch.path)/\(page)'")
      return try scratch.bytes("shot.png")
    }
    #expect(images.allSatisfy { $0.count > 1000 } && images[0] != images[1] && images[1] != images[2])
  }
}
