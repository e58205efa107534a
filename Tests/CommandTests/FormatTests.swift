import TestSupport
import Testing

private let scene = FlawedFile.scene
private let untidy = scene.replacing("    ", with: "\t").replacing("/>", with: " />")

@Suite struct FormatTests {
  private let scratch = ScratchFolder(["tidy.xml": scene, "folder/untidy.xml": untidy])

  @Test func `one document goes to standard output`() throws {
    let outcome = try scratch.ibt("format", "folder")
    #expect(outcome.code == 0 && outcome.output == Array(scene.utf8))
    #expect(try scratch.text("folder/untidy.xml") == untidy)
  }

  @Test func `check names what would change and exits with 1`() throws {
    let outcome = try scratch.ibt("format", "--check", ".")
    #expect(outcome.code == 1 && outcome.text == "folder/untidy.xml:3:1: would change: white space (a tab)\n")
    #expect(try scratch.ibt("format", "--check", "tidy.xml").code == 0)
    #expect(try scratch.text("folder/untidy.xml") == untidy)
  }

  @Test func `documents that were formatted in place are stable`() throws {
    #expect(try scratch.ibt("format", "--in-place", "tidy.xml", "folder").code == 0)
    #expect(try scratch.text("folder/untidy.xml") == scene && scratch.text("tidy.xml") == scene)
    #expect(try scratch.ibt("format", "--check", ".").code == 0)
  }

  @Test func `the diff of several documents can be applied by git`() throws {
    try scratch.write(untidy, "second.xml")
    let diff = try scratch.ibt("format", "--diff", ".")
    #expect(diff.code == 0)
    try scratch.write(diff.output, "change.patch")
    try scratch.shell("git apply change.patch")
    #expect(try scratch.text("folder/untidy.xml") == scene && scratch.text("second.xml") == scene)
  }

  @Test(arguments: [
    ["."], ["tidy.xml", "folder"], ["-", "tidy.xml"], [], ["nowhere.xml"], ["-o", "a", "--check", "."],
  ]) func `an impossible request exits with 2 and writes nothing`(arguments: [String]) throws {
    let before = try scratch.snapshot()
    let outcome = try scratch.ibt(["format"] + arguments)
    #expect(outcome.code == 2 && outcome.output.isEmpty && outcome.complaint.hasPrefix("ibt: error: "))
    #expect(try scratch.snapshot() == before)
  }

  @Test func `a broken document does not keep others from being formatted`() throws {
    try scratch.write("<document>", "broken.xib")
    try scratch.write(scene.replacing("<scenes>", with: "<?keep?><scenes>"), "instruction.xml")
    let outcome = try scratch.ibt("format", "--in-place", ".")
    #expect(outcome.code == 2)
    #expect(outcome.complaint.contains("broken.xib:") && outcome.complaint.contains("instruction.xml:11:5: "))
    #expect(try scratch.text("folder/untidy.xml") == scene)
  }
}
