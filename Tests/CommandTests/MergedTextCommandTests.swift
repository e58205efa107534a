import Foundation
import Testing

/// Merges of strings files, string catalogs and layout sheets on the command line.
@Suite struct MergedTextCommandTests {
  private let scratch: ScratchFolder
  private static let base = "/* a button */\n\"go.title\" = \"Go\";\n\"name.text\" = \"Name\";\n"

  init() throws { scratch = try ScratchFolder() }

  private func write(_ base: String, _ ours: String, _ theirs: String, _ ending: String) throws {
    try scratch.write(base, "base\(ending)")
    try scratch.write(ours, "ours\(ending)")
    try scratch.write(theirs, "theirs\(ending)")
  }

  private func merge(_ ending: String, _ options: String...) throws -> Outcome {
    try scratch.ibt(["merge", "base\(ending)", "ours\(ending)", "theirs\(ending)"] + options)
  }

  @Test func `strings files are merged by key`() throws {
    let base = MergedTextCommandTests.base
    let (ours, theirs) = (base.replacing("\"Go\"", with: "\"Los\""), base.replacing("\"Name\"", with: "\"Titel\""))
    try write(base, ours, theirs, ".strings")
    let outcome = try merge(".strings")
    #expect(outcome.code == 0)
    #expect(outcome.text == ours.replacing("\"Name\"", with: "\"Titel\""))
  }

  @Test func `a conflict of strings is one block, and our text stays`() throws {
    let base = MergedTextCommandTests.base
    let ours = base.replacing("\"Go\"", with: "\"Los\"")
    try write(base, ours, base.replacing("\"Go\"", with: "\"Weiter\""), ".strings")
    let outcome = try merge(".strings")
    #expect(outcome.code == 1)
    #expect(outcome.text == ours)
    #expect(
      outcome.complaint.split(separator: "\n") == [
        "ours.strings: conflict: go.title: both sides changed value", "  base: Go",
        "  ours: Los  ← in the document", "  theirs: Weiter", "ours.strings: 1 conflict",
      ])
    #expect(try merge(".strings", "--conflicts", "theirs").text.contains("\"Weiter\""))
  }

  @Test func `catalogs and sheets are merged`() throws {
    let catalog = { (words: String) in "{\n  \"strings\" : {\n    \(words)\n  }\n}\n" }
    try write(
      catalog("\"b\" : { }"), catalog("\"a\" : { },\n    \"b\" : { }"), catalog("\"b\" : { },\n    \"c\" : { }"),
      ".xcstrings")
    #expect(try merge(".xcstrings").text == catalog("\"a\" : { },\n    \"b\" : { },\n    \"c\" : { }"))
    let sheet = { (width: Int, name: String) in
      "<layouts>\n  <layout name=\"\(name)\">\n    <keep view=\"a\" width=\"\(width)\"/>\n  </layout>\n</layouts>\n"
    }
    try write(sheet(1, "tall"), sheet(2, "tall"), sheet(1, "high"), ".layouts.xml")
    #expect(try merge(".layouts.xml").text == sheet(2, "high"))
  }

  @Test func `what is something else is refused in one line, and the driver leaves the file`() throws {
    try write("a", "b", "c", ".txt")
    let outcome = try merge(".txt")
    #expect(outcome.isPlainFailure)
    #expect(outcome.complaint.contains("base.txt: only documents, .strings and .xcstrings files and layout sheets"))
    try write(MergedTextCommandTests.base, "<<<<<<< a\n", MergedTextCommandTests.base + "a = b;\n", ".strings")
    #expect(try merge(".strings").isPlainFailure)
    let driver = try scratch.ibt(
      "merge-driver", "base.strings", "ours.strings", "theirs.strings", "7", "de/Main.strings")
    #expect(driver.isPlainFailure)
    #expect(driver.complaint.contains("de/Main.strings: our version is not a strings file: 1:"))
    #expect(try scratch.text("ours.strings") == "<<<<<<< a\n")
  }

  @Test func `the driver knows the format by the path in the repository`() throws {
    let base = MergedTextCommandTests.base
    let ours = base.replacing("\"Go\"", with: "\"Los\"")
    try write(base, ours, base + "\"z\" = \"Z\";\n", "")
    let outcome = try scratch.ibt("merge-driver", "base", "ours", "theirs", "7", "de.lproj/Main.strings")
    #expect(outcome.code == 0)
    #expect(try scratch.text("ours") == ours + "\"z\" = \"Z\";\n")
  }
}
