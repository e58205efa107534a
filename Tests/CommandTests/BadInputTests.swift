import Foundation
import Testing

@Suite struct BadInputTests {
  private let scratch = ScratchFolder()

  private static let readers = [
    ["templates"], ["apply", "--template", "landscape"], ["apply", "--template", "landscape", "--in-place"],
    ["apply", "--template", "landscape", "--plan"], ["capture", "--template", "landscape", "--as", "default"],
    ["capture", "--template", "landscape", "--as", "default", "--in-place"],
  ]

  @Test(arguments: readers + LayoutSafetyTests.readers, FlawedFile.unreadable.prefix(2))
  func `a file that is not a document is refused and unchanged`(command: [String], file: FlawedFile) throws {
    try scratch.write(file.bytes, "a.xib")
    let outcome = try scratch.ibt(command + ["a.xib"])
    #expect(outcome.isPlainFailure, "\(outcome)")
    #expect(outcome.complaint.hasPrefix("ibt: error: a.xib:"))
    #expect(try scratch.snapshot() == ["a.xib": file.bytes])
  }

  @Test(arguments: [[], ["--fix", "--unsafe-fixes"]], FlawedFile.unreadable)
  func `lint reports a file that is not a document and does not change it`(options: [String], file: FlawedFile) throws {
    try scratch.write(file.bytes, "a.xib")
    let outcome = try scratch.ibt(["lint", "--strict", "--quiet"] + options + ["a.xib"])
    #expect(outcome.code == 1 && !outcome.isSignal && outcome.complaint.isEmpty, "\(outcome)")
    #expect(outcome.lines.count == 1)
    #expect(try scratch.snapshot() == ["a.xib": file.bytes])
  }

  @Test(arguments: readers + [["lint", "-q"]]) func `a missing file is named`(command: [String]) throws {
    let outcome = try scratch.ibt(command + ["no such.xib"])
    #expect(outcome.isPlainFailure, "\(outcome)")
    #expect(outcome.complaint.contains("`no such.xib` does not exist"))
  }

  @Test(arguments: readers + [["lint", "-q"]]) func `a link to nowhere is a missing file`(command: [String]) throws {
    try scratch.shell("ln -s nowhere a.xib")
    #expect(try scratch.ibt(command + ["a.xib"]).isPlainFailure)
  }

  @Test(arguments: readers + [["lint", "-q"]], [[], ["sub"]])
  func `a folder without documents is an error`(command: [String], path: [String]) throws {
    try scratch.write(["sub/readme.txt": "text", "sub/other.xml": "<plist/>"])
    #expect(try scratch.ibt(command + path).isPlainFailure)
  }

  @Test(arguments: [
    "apply --template landscape -o sub", "capture --template landscape --as default -o sub",
    "apply --template landscape -o no/b.xml",
  ]) func `the result cannot be written to a folder, or in one that does not exist`(command: String) throws {
    try scratch.write(FlawedFile.scene, "a.xml")
    try scratch.shell("mkdir sub")
    let outcome = try scratch.ibt(command.split(separator: " ").map(String.init) + ["a.xml"])
    #expect(outcome.isPlainFailure, "\(outcome)")
    #expect(try scratch.snapshot() == ["a.xml": Array(FlawedFile.scene.utf8)])
  }
}
