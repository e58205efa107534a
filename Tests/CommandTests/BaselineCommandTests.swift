import Testing

/// An existing app accepts what it has, and hears of what is new.
@Suite struct BaselineCommandTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try scratch.write(try Package.example("Mistakes.storyboard"), "App/Mistakes.storyboard")
    try scratch.write(try Package.example("scene.xml"), "App/scene.xml")
  }

  @Test func `what is accepted does not fail, and a new mistake does`() throws {
    #expect(try scratch.ibt("lint", "App").code == 1)
    let written = try scratch.ibt("lint", "--write-baseline", "App")
    #expect(written.code == 0 && written.complaint.contains("to .ibt-baseline."))
    let accepted = try scratch.ibt("lint", "./App/Mistakes.storyboard")
    #expect(accepted.code == 0 && accepted.lines.isEmpty)

    let text = try scratch.text("App/scene.xml")
    try scratch.write(
      Array(text.replacing("secondItem=\"liv-vw-pho\"", with: "secondItem=\"gone\"").utf8), "App/scene.xml")
    let broken = try scratch.ibt("lint", "-q", "App")
    #expect(broken.code == 1 && broken.lines.allSatisfy { $0.hasPrefix("App/scene.xml:") })
    #expect(try scratch.ibt("lint", "-q", "--no-baseline", "App").lines.count > broken.lines.count)
  }

  @Test func `a baseline is not written without all documents`() throws {
    try scratch.write(Array("<?xml version=\"1.0\"?>".utf8), "App/fine.xib")
    let outcome = try scratch.ibt("lint", "--write-baseline", "App", "missing.xib")
    #expect(outcome.code == 2 && outcome.complaint.contains("the baseline was not written"))
    #expect(throws: (any Error).self) { try scratch.text(".ibt-baseline") }
  }

  @Test func `entries of documents in the middle of a merge are kept`() throws {
    _ = try scratch.ibt("lint", "--write-baseline", "--baseline", "accepted", "App")
    let accepted = try scratch.text("accepted")
    let document = try scratch.text("App/Mistakes.storyboard")
    try scratch.write("<<<<<<< ours\n" + document, "App/Mistakes.storyboard")
    let pruned = try scratch.ibt("lint", "--baseline", "accepted", "--prune-baseline", "App")
    #expect(pruned.code == 1 && !pruned.complaint.contains("Removed"))
    #expect(try scratch.text("accepted") == accepted)
  }

  @Test(arguments: ["--select", "--ignore"])
  func `a baseline is not pruned by some rules only`(_ option: String) throws {
    _ = try scratch.ibt("lint", "--write-baseline", "--baseline", "accepted", "App")
    let accepted = try scratch.text("accepted")
    let pruned = try scratch.ibt(
      "lint", option, "merge_conflict_marker", "--baseline", "accepted", "--prune-baseline", "App")
    #expect(pruned.code == 2 && pruned.complaint.contains("cannot be combined"))
    #expect(try scratch.text("accepted") == accepted)
  }

  @Test func `entries that no longer occur are named and pruned`() throws {
    _ = try scratch.ibt("lint", "--write-baseline", "--baseline", "accepted", "App")
    try scratch.write(try Package.example("Dashboard.storyboard"), "App/Mistakes.storyboard")
    let stale = try scratch.ibt("lint", "--baseline", "accepted", "App")
    #expect(stale.code == 0 && stale.complaint.contains("entries of accepted no longer occur"))
    #expect(try scratch.ibt("lint", "--baseline", "accepted", "--prune-baseline", "App").code == 0)
    #expect(try scratch.text("accepted") == "# ibt baseline, version 2\n")
  }

  @Test func `a baseline that cannot be read is one line and exit code 2`() throws {
    try scratch.write(Array("something else\n".utf8), ".ibt-baseline")
    let outcome = try scratch.ibt("lint", "App")
    #expect(outcome.code == 2 && outcome.complaint.contains(".ibt-baseline: line 1 is not an entry of a baseline"))
    #expect(try scratch.ibt("lint", "--baseline", "missing", "App").code == 2)
    #expect(try scratch.ibt("lint", "--no-baseline", "--write-baseline", "App").code == 2)
  }

  @Test func `folders of dependencies are left out unless they are named`() throws {
    try scratch.write(try Package.example("Mistakes.storyboard"), "Pods/Library/Mistakes.storyboard")
    #expect(try scratch.ibt("lint", "-q", ".").lines.allSatisfy { $0.hasPrefix("App/") })
    #expect(try scratch.ibt("lint", "-q", "Pods").code == 1)
    try scratch.write(try Package.example("scene.xml"), "Empty/Pods/scene.xml")
    let empty = try scratch.ibt("lint", "Empty")
    #expect(
      empty.code == 2
        && empty.complaint.contains("no documents of its own; to include the dependencies in `Empty/Pods`"))
  }
}
