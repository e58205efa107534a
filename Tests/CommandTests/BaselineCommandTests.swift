import TestSupport
import Testing

@Suite struct BaselineCommandTests {
  private let scratch = ScratchFolder(examples: "App/Mistakes.storyboard", "App/scene.xml")

  @Test func `what is accepted does not fail, and a new mistake does`() throws {
    #expect(try scratch.ibt("lint", "App").code == 1)
    let written = try scratch.ibt("lint", "--write-baseline", "App")
    #expect(written.code == 0 && written.complaint.contains("to .ibt-baseline."))
    let accepted = try scratch.ibt("lint", "./App/Mistakes.storyboard")
    #expect(accepted.code == 0 && accepted.lines.isEmpty)

    let text = try scratch.text("App/scene.xml")
    try scratch.write(
      Array(text.replacing(#"secondItem="liv-vw-pho""#, with: #"secondItem="gone""#).utf8), "App/scene.xml")
    let broken = try scratch.ibt("lint", "-q", "App")
    #expect(broken.code == 1 && broken.lines.allSatisfy { $0.hasPrefix("App/scene.xml:") })
    #expect(try scratch.ibt("lint", "-q", "--no-baseline", "App").lines.count > broken.lines.count)
  }

  @Test func `a baseline is not written without all documents`() throws {
    try scratch.write(Array(#"<?xml version="1.0"?>"#.utf8), "App/fine.xib")
    let outcome = try scratch.ibt("lint", "--write-baseline", "App", "missing.xib")
    #expect(outcome.code == 2 && outcome.complaint.contains("the baseline was not written"))
    #expect(throws: (any Error).self) { try scratch.text(".ibt-baseline") }
  }

  private func accept() throws -> String {
    _ = try scratch.ibt("lint", "--write-baseline", "--baseline", "accepted", "App")
    return try scratch.text("accepted")
  }

  private func lint(_ arguments: String...) throws -> Outcome {
    try scratch.ibt(["lint", "--baseline", "accepted"] + arguments)
  }

  @Test(arguments: ["<<<<<<< ours\n", "<", "<plist/>"])
  func `entries of documents that cannot be read are kept`(_ damage: String) throws {
    let accepted = try accept()
    let document = try scratch.text("App/Mistakes.storyboard")
    try scratch.write(damage == "<plist/>" ? damage : damage + document, "App/Mistakes.storyboard")
    // The second run reads what the first one keeps.
    for _ in 0..<2 { #expect(try !lint("App").complaint.contains("no longer occur")) }
    let pruned = try lint("--prune-baseline", "App")
    #expect(pruned.lines.count > 0 && !pruned.complaint.contains("Removed"))
    #expect(try scratch.text("accepted") == accepted)
    _ = try lint("--write-baseline", "App")
    #expect(Set(try scratch.text("accepted").split(separator: "\n")).isSuperset(of: accepted.split(separator: "\n")))
  }

  @Test func `a merge in progress is not accepted`() throws {
    let accepted = try accept()
    try scratch.write("<<<<<<< ours\n" + scratch.text("App/Mistakes.storyboard"), "App/Mistakes.storyboard")
    let written = try lint("--write-baseline", "App")
    #expect(written.code == 1 && written.text.contains("merge_conflict_marker"))
    #expect(try scratch.text("accepted") == accepted)
  }

  @Test func `entries of rules that are not run are kept`() throws {
    let accepted = try accept()
    for option in ["--select", "--ignore"] {
      for action in ["--prune-baseline", "--write-baseline"] {
        _ = try lint(option, "dangling_reference", action, "App")
        #expect(try scratch.text("accepted") == accepted, "\(option) \(action)")
      }
      #expect(try !lint(option, "dangling_reference", "App").complaint.contains("no longer occur"))
    }
  }

  @Test func `entries of rules whose needs are not met are kept`() throws {
    let card = Storyboard.xib(
      """
      <view contentMode="scaleToFill" id="vw1" customClass="Card">
      <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
      <connections><outlet property="box" destination="vw1" id="ou1"/></connections> </view>
      """)
    try scratch.shell("git init -q .")
    try scratch.write(["App/Card.xib": card, "App/Card.swift": "class Card: UIView {}\n"])
    let accepted = try accept()
    #expect(accepted.contains("missing_outlet_property\tApp/Card.xib"))
    try scratch.shell("rm App/Card.swift")
    // The second run reads what the first one keeps.
    for _ in 0..<2 { #expect(try !lint("App").complaint.contains("no longer occur")) }
    _ = try lint("--prune-baseline", "App")
    #expect(try scratch.text("accepted") == accepted)
    try scratch.write("class Card: UIView { @IBOutlet var box: UIView! }\n", "App/Card.swift")
    _ = try lint("--prune-baseline", "App")
    #expect(try !scratch.text("accepted").contains("missing_outlet_property"))
  }

  @Test func `entries of documents that are not looked at are kept`() throws {
    let accepted = try accept()
    for action in ["--prune-baseline", "--write-baseline"] {
      #expect(try lint(action, "App/scene.xml").code == 0)
      #expect(try scratch.text("accepted") == accepted)
    }
  }

  @Test func `entries of a deleted document are removed by a run that looks at everything`() throws {
    let accepted = try accept()
    try scratch.shell("rm App/Mistakes.storyboard")
    _ = try lint("--prune-baseline", "App/scene.xml")
    _ = try lint("--prune-baseline", "App")
    #expect(try scratch.text("accepted") == accepted)
    #expect(try lint().complaint.contains("no longer occur"))
    #expect(try lint("--prune-baseline").code == 0)
    #expect(try !scratch.text("accepted").contains("Mistakes"))
  }

  @Test func `a document that git has, but not the folder, keeps its entries`() throws {
    let accepted = try accept()
    try scratch.shell("git init -q . && git add . && git commit -qm 1 && rm App/Mistakes.storyboard")
    _ = try lint("--prune-baseline")
    #expect(try scratch.text("accepted") == accepted)
  }

  @Test func `entries follow a document that is renamed`() throws {
    let accepted = try accept()
    try scratch.shell("mkdir New && mv App/Mistakes.storyboard New/Other.storyboard")
    let moved = try lint()
    #expect(moved.code == 0 && moved.complaint.contains("App/Mistakes.storyboard is now New/Other.storyboard"))
    #expect(!moved.complaint.contains("no longer occur"))
    _ = try lint("--write-baseline", "App")
    #expect(try scratch.text("accepted") == accepted)
    #expect(try lint("--prune-baseline").code == 0)
    let expected = accepted.replacing("App/Mistakes.storyboard", with: "New/Other.storyboard")
    #expect(Set(try scratch.text("accepted").split(separator: "\n")) == Set(expected.split(separator: "\n")))
    #expect(try lint("New", "App").complaint.contains("is now") == false)
  }

  @Test func `entries that no longer occur are named and pruned`() throws {
    _ = try scratch.ibt("lint", "--write-baseline", "--baseline", "accepted", "App")
    try scratch.write(try Package.example("Dashboard.storyboard"), "App/Mistakes.storyboard")
    let stale = try scratch.ibt("lint", "--baseline", "accepted", "App")
    #expect(stale.code == 0 && stale.complaint.contains("entries of accepted no longer occur"))
    #expect(try scratch.ibt("lint", "--baseline", "accepted", "--prune-baseline", "App").code == 0)
    #expect(try scratch.text("accepted") == "# ibt baseline, version 1\n")
  }

  @Test func `a baseline that cannot be read is one line and exit code 2`() throws {
    try scratch.write("something else\n", ".ibt-baseline")
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
