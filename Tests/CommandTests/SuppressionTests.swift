import Testing
import TestSupport

@Suite struct SuppressionCommandTests {
  private let scratch = ScratchFolder()
  private let faulty = FlawedFile.faulty

  @Test func `a configuration accepts findings of an object`() throws {
    try scratch.write(faulty, "a.xib")
    let id = try #require(try scratch.ibt("lint", "--format", "json").findings.first?["object"] as? [String: Any])["id"]
    let object = try #require(id as? String)
    try scratch.write("allow: {rule: dangling_reference, object: \(object), reason: soon}\n", ".ibt.yml")
    #expect(try scratch.ibt("lint").code == 0)
    try scratch.write(FlawedFile.scene, "a.xib")
    let unused = try scratch.ibt("lint", "-q")
    #expect(unused.text.contains(".ibt.yml:1:8 suppresses `dangling_reference` for") && unused.code == 1)
  }

  @Test func `a baseline is found from a folder upward`() throws {
    try scratch.write(faulty, "App/a.xib")
    #expect(try scratch.ibt("lint", "--write-baseline").code == 0)
    #expect(try scratch.ibt("lint", "-q", in: "App").code == 0)
    #expect(try scratch.ibt("lint", "-q", "a.xib", in: "App").code == 0)
    #expect(try scratch.ibt("lint", "-q", "../App/a.xib", in: "App").code == 0)
    #expect(try scratch.ibt("lint", "-q", scratch.path("App/a.xib")).code == 0)
    try scratch.write(FlawedFile.scene, "App/a.xib")
    #expect(try scratch.ibt("lint", "--prune-baseline", in: "App").code == 0)
    #expect(try scratch.text(".ibt-baseline").split(separator: "\n").count == 1)
  }

  @Test func `the hook respects configuration, exclusion and notes`() throws {
    try scratch.shell(#"git init -q && "$ibt" hook install"#)
    let commit = { try self.scratch.shell("git add -A && git commit -qm x") }
    try scratch.write(faulty, "Pods/a.xib")
    try scratch.write(faulty, "Old/b.xib")
    try scratch.write("exclude: Old\nfiles: {paths: /Kit, ignore: dangling_reference}\n", ".ibt.yml")
    try scratch.write(faulty, "Kit/c.xib")
    let accepted = try commit()
    #expect(accepted.code == 0, "\(accepted.complaint)")
    try scratch.write(faulty, "App/d.xib")
    let stopped = try commit()
    #expect(stopped.code == 1 && stopped.complaint.contains("App/d.xib:"))
    try scratch.write("ignore: [\n", ".ibt.yml")
    #expect(try commit().complaint.contains(".ibt.yml:2:1: the YAML is not well-formed"))
  }

  @Test func `an existing app with templates is accepted once, and a new mistake is stopped`() throws {
    let bytes = try Package.bytes("Tests/Corpus/Skein/YarnCard.storyboard")
    let text = String(decoding: bytes, as: UTF8.self)
    try scratch.shell(#"git init -q && "$ibt" hook install"#)
    try scratch.write(bytes, "Example/Main.storyboard")
    let commit = { try self.scratch.shell("git add -A && git commit -qm x") }
    #expect(try commit().code == 1)
    #expect(try scratch.ibt("lint", "--write-baseline").code == 0)
    let accepted = try commit()
    #expect(accepted.code == 0, "\(accepted.complaint)")

    // A change of a title and moved lines are no new mistakes.
    let renamed = text.replacing("<scenes>", with: "<scenes>\n\n\n").replacing("userLabel=\"", with: "userLabel=\"x")
    try scratch.write(renamed, "Example/Main.storyboard")
    let moved = try commit()
    #expect(moved.code == 0, "\(moved.complaint)")

    let start = try #require(text.firstRange(of: #"<outlet property="targetView" destination=""#))
    let id = text[start.upperBound...].prefix { $0 != "\"" }
    try scratch.write(
      text.replacing(
        "<outlet property=\"targetView\" destination=\"\(id)\"",
        with: #"<outlet property="targetView" destination="no-such-id""#), "Example/Main.storyboard")
    let stopped = try commit()
    #expect(stopped.code == 1 && stopped.complaint.contains("no-such-id"))
  }
}
