import Foundation
import TestSupport
import Testing

/// `ibt render --overlay` on small documents. `IBT_GOLDEN=write` in the environment writes the pictures again.
@Suite struct OverlayTests {
  private static let golden = Corpus.package.appending(path: "Tests/IBDrawingTests/Golden")
  private let scratch = ScratchFolder()

  init() throws {
    let document = Self.golden.appending(path: "Documents/Overlays.storyboard")
    try scratch.write([UInt8](Data(contentsOf: document)), "Overlays.storyboard")
    try scratch.write(try Package.example("Postcard.storyboard"), "Postcard.storyboard")
  }

  @Test(arguments: [
    ("constraints", "Conflict"), ("conflicts", "Conflict"), ("ambiguity", "Ambiguity"), ("misplaced", "Misplaced"),
    ("findings", "Conflict"), ("touch-targets", "Buttons"), ("templates", "Postcard"),
  ]) func thePictureIsTheReviewedOne(_ overlay: String, _ scene: String) throws {
    let document = scene == "Postcard" ? ["Postcard.storyboard"] : ["--scene", scene, "Overlays.storyboard"]
    let outcome = try scratch.ibt(["render", "--overlay", overlay] + document)
    #expect(outcome.code == 0, "\(outcome.complaint)")
    let file = Self.golden.appending(path: "overlay-\(overlay).svg")
    if ProcessInfo.processInfo.environment["IBT_GOLDEN"] == "write" { try Data(outcome.output).write(to: file) }
    #expect(outcome.text == (try String(contentsOf: file, encoding: .utf8)), "compare it with `ibt render`")
  }

  @Test func theConflictOverlayShowsNothingThatCouldStay() throws {
    let drawn = try overlay("conflicts", scene: "Conflict")
    let members = ["lea-1", "tra-1", "wid-1"]
    #expect(drawn.intersection(["lea-1", "tra-1", "wid-1", "top-1", "hei-1", "gap-1"]) == Set(members.map { $0[...] }))
    let text = try scratch.text("Overlays.storyboard")
    #expect(try scratch.ibt("layout", "--scene", "Conflict", "Overlays.storyboard").code == 1)
    for member in members {
      let lines = text.split(separator: "\n").filter { !$0.contains("id=\"\(member)\"") }
      try scratch.write(lines.joined(separator: "\n"), "without.storyboard")
      #expect(try scratch.ibt("layout", "--scene", "Conflict", "without.storyboard").code == 0, "\(member)")
    }
  }

  @Test func constraintsOfOneViewAreShownAlone() throws {
    #expect(try overlay("constraints=low-1", scene: "Conflict").contains("ali-1"))
    #expect(try overlay("constraints=low-1", scene: "Conflict").contains("wid-1") == false)
    let single = try scratch.ibt("render", "--overlay", "constraints=hei-2", "Overlays.storyboard")
    #expect(single.code == 0 && single.text.contains(#"id="hei-2""#) && single.text.contains(#"id="root-two""#))
  }

  @Test func anotherLayoutIsShownBesideAnAmbiguousOne() throws {
    let text = try scratch.ibt("render", "--overlay", "ambiguity", "--scene", "Ambiguity", "Overlays.storyboard").text
    #expect(text.matches(of: /data-id="root-two"/).count == 2)
    let places = text.matches(of: /data-id="box-2"[^>]*translate\(([0-9.]+) ([0-9.]+)\)/).map { $0.output.2 }
    #expect(Set(places).count > 1, "\(places)")
  }

  @Test func whatAnOverlayCannotShowIsSaid() throws {
    let none = try scratch.ibt("render", "--overlay", "conflicts", "--scene", "Buttons", "Overlays.storyboard")
    #expect(none.code == 0 && none.complaint.contains("has nothing that the overlay `conflicts` shows"))
    for arguments in [
      ["--overlay", "constraints=nowhere"], ["--overlay", "shadows"], ["--overlay", "conflicts=box-1"],
      ["--overlay", "misplaced", "--scene", "Misplaced", "--device", "iPhone SE"],
      ["--overlay", "templates", "--template", "none", "--scene", "Conflict"],
    ] {
      #expect(try scratch.ibt(["render"] + arguments + ["Overlays.storyboard"]).isPlainFailure, "\(arguments)")
    }
  }

  @Test func findingsAreThoseOfTheConfiguration() throws {
    let draw = { (arguments: String...) in
      try scratch.ibt(["render", "--overlay", "findings", "--scene", "Conflict"] + arguments + ["Overlays.storyboard"])
    }
    #expect(try draw().text.contains(#"data-size"#) && draw().complaint.isEmpty)
    #expect(try draw("--select", "duplicate_id").complaint.contains("has nothing that the overlay"))
    #expect(try draw("--select", "nonsense").isPlainFailure)
    try scratch.write("select: [duplicate_id]\n", ".ibt.yml")
    #expect(try draw().complaint.contains("has nothing that the overlay"))
    #expect(try draw("--isolated").complaint.isEmpty)
    #expect(try scratch.ibt("render", "--select", "all", "Overlays.storyboard").isPlainFailure)
  }

  @Test func oneSceneIsNamedBeforeAnythingElse() throws {
    for overlay in ["conflicts", "ambiguity", "findings"] {
      let outcome = try scratch.ibt("render", "--overlay", overlay, "-o", "x.svg", "Overlays.storyboard")
      #expect(outcome.isPlainFailure && outcome.complaint.contains("name one with --scene"), "\(outcome.complaint)")
    }
  }

  private func overlay(_ overlay: String, scene: String) throws -> Set<Substring> {
    let outcome = try scratch.ibt("render", "--overlay", overlay, "--scene", scene, "Overlays.storyboard")
    return Set(outcome.text.matches(of: /\sid="([^"]+)"/).map { $0.output.1 })
  }
}
