import Foundation
import Testing

@Suite struct DocumentInputTests {
  private let scratch = ScratchFolder(["a.xml": FlawedFile.scene, "sub/b.xml": FlawedFile.scene])

  private static let readers: [[String]] = [
    ["lint", "--strict"], ["templates"], ["templates", "--check"], ["tree"], ["connections"],
    ["constraints"], ["info"], ["info", "--coverage"], ["layout"], ["frames"], ["format", "--check"],
  ]

  private static let printers: [[String]] = [
    ["templates"], ["tree"], ["constraints"], ["info"], ["layout"],
  ]

  @Test(arguments: readers) func `without a path the current folder is read`(command: [String]) throws {
    let here = try scratch.ibt(command)
    #expect(here.code == 0 && !here.complaint.contains("error"), "\(here)")
    #expect(try scratch.ibt(command + ["."]).text == here.text)
  }

  @Test(arguments: readers) func `a path that does not exist does not hide the others`(command: [String]) throws {
    let outcome = try scratch.ibt(command + ["missing.xib", "a.xml", "nowhere"])
    #expect(outcome.code == 2)
    for name in ["missing.xib", "nowhere"] {
      #expect(outcome.complaint.contains("ibt: error: `\(name)` does not exist"), "\(outcome)")
    }
    #expect(outcome.text == (try scratch.ibt(command + ["a.xml"]).text))
  }

  @Test(arguments: readers) func `a folder without documents does not hide the others`(command: [String]) throws {
    try scratch.shell("mkdir empty")
    let outcome = try scratch.ibt(command + ["empty", "a.xml"])
    #expect(outcome.code == 2 && outcome.complaint.contains("ibt: error: `empty` contains no documents"))
    #expect(outcome.text == (try scratch.ibt(command + ["a.xml"]).text))
  }

  @Test(arguments: printers)
  func `documents are in the order of the paths, and sorted in a folder`(command: [String]) throws {
    try scratch.write(FlawedFile.scene, "sub/a.xml")
    let parts = try ["sub/a.xml", "sub/b.xml", "a.xml"].map { try scratch.ibt(command + [$0]).text }
    #expect(try scratch.ibt(command + ["sub", "a.xml"]).text == parts.joined())
  }

  @Test func `documents that are read ahead keep their order, also beside those that cannot be read`() throws {
    let names = (10..<50).map { "many/\($0).xml" }
    let damaged = names.filter { $0.hasSuffix("7.xml") }
    for name in names { try scratch.write(damaged.contains(name) ? "<document" : FlawedFile.scene, name) }
    let outcome = try scratch.ibt(["tree"] + names)
    let paths = { (lines: [String]) in
      lines.compactMap { $0.firstMatch(of: /many\/\d+\.xml/).map { String($0.output) } }
    }
    #expect(outcome.code == 2 && paths(outcome.lines) == names.filter { !damaged.contains($0) }, "\(outcome)")
    #expect(paths(outcome.complaint.split(separator: "\n").map(String.init)) == damaged, "\(outcome)")
  }

  @Test(arguments: readers) func `standard input cannot be combined with a path`(command: [String]) throws {
    let outcome = try scratch.ibt(command + ["-", "a.xml"])
    #expect(outcome.isPlainFailure && outcome.complaint.contains("cannot be combined"))
  }

  @Test(arguments: ["tree", "layout", "templates", "format", "frames", "refs x", "apply --template x"])
  func `columns count the same in every command`(command: String) throws {
    let lint = try scratch.ibt("lint", "-", input: Array(#"<document type="é👍🏽"><a></b></document>"#.utf8))
    let place = try #require(lint.text.firstMatch(of: /^-:(\d+:\d+):/)).1
    try scratch.write(#"<document type="é👍🏽"><a></b></document>"#, "broken.xib")
    let outcome = try scratch.ibt(command.split(separator: " ").map(String.init) + ["broken.xib"])
    #expect(outcome.complaint.hasPrefix("ibt: error: broken.xib:\(place): "), "\(outcome)")
  }

  @Test(arguments: [["format"], ["frames", "--update"]])
  func `documents of a folder are changed only with an option that says where to`(command: [String]) throws {
    let before = try scratch.snapshot()
    let outcome = try scratch.ibt(command)
    #expect(outcome.isPlainFailure && outcome.complaint.contains("the current folder contains 2 documents"))
    #expect(try scratch.ibt(command + ["-o", "out.xml"]).isPlainFailure)
    #expect(try scratch.snapshot() == before)
  }

  @Test(arguments: [
    ["apply", "--template", "landscape"], ["capture", "--template", "landscape", "--as", "default"], ["format"],
    ["rename", "lan-vw-all", "new-id"],
  ]) func `a hyphen as the output is standard output`(command: [String]) throws {
    let plain = try scratch.ibt(command + ["a.xml"])
    #expect(try plain.code == 0 && scratch.ibt(command + ["a.xml", "-o", "-"]).output == plain.output)
    #expect(try scratch.snapshot().keys.sorted() == ["a.xml", "sub/b.xml"])
  }

  @Test func `a search for a template says what it could not read`() throws {
    try scratch.write("<", "broken.xib")
    #expect(try scratch.ibt("apply", "--template", "landscape", "sub").code == 0)
    try scratch.shell("rm a.xml")
    let noted = try scratch.ibt("apply", "--template", "landscape")
    #expect(noted.code == 0 && noted.complaint.contains("ibt: note: skipped: broken.xib:1:"))
    let missing = try scratch.ibt("apply", "--template", "nope")
    #expect(missing.isPlainFailure && missing.complaint.contains("1 document could not be read: broken.xib:1:"))
  }
}
