import Foundation
import Testing

@Suite struct ApplyOutputTests {
  private let scratch: ScratchFolder
  private let expected: [UInt8]

  init() throws {
    scratch = ScratchFolder()
    try scratch.write(FlawedFile.scene, "scene.xml")
    expected = try scratch.ibt("apply", "--template", "landscape", "scene.xml").output
  }

  private func apply(_ arguments: String...) throws -> Outcome {
    try scratch.ibt(["apply", "--template", "landscape"] + arguments)
  }

  @Test func `standard output holds the document and standard error one line about it`() throws {
    let outcome = try apply("scene.xml")
    #expect(outcome.output.starts(with: "<?xml".utf8) && outcome.output.suffix(12).elementsEqual("</document>\n".utf8))
    #expect(outcome.complaint.hasPrefix("scene.xml: landscape (lan-vw-all): "))
    #expect(outcome.code == 0 && outcome.complaint.count(where: \.isNewline) == 1)
    #expect(try scratch.text("scene.xml") == FlawedFile.scene)
  }

  @Test func `a file gets what standard output would`() throws {
    let outcome = try apply("-o", "result.xml", "scene.xml")
    #expect(outcome.code == 0 && outcome.output.isEmpty)
    #expect(try scratch.bytes("result.xml") == expected)
    #expect(try scratch.text("scene.xml") == FlawedFile.scene)
  }

  @Test func `in place the document becomes what standard output would be`() throws {
    let outcome = try apply("--in-place", "scene.xml")
    #expect(outcome.code == 0 && outcome.output.isEmpty)
    #expect(try scratch.bytes("scene.xml") == expected)
  }

  @Test(
    arguments: ["git apply"] + Program.installed("patch").map { "\($0) -s -p1" },
    ["Bücher.xml", "./sub/a b.xml", "-n.xml", "a\"b.xml"])
  func `the diff turns the original into the result`(tool: String, name: String) throws {
    try scratch.write(FlawedFile.scene, name)
    let outcome = try scratch.shell("\"$ibt\" apply --template landscape --diff -- '\(name)' | \(tool)")
    #expect(outcome.code == 0, "\(outcome.complaint)")
    #expect(try scratch.bytes(name) == expected)
  }

  @Test(arguments: ["--diff", "--check"]) func `what is applied has no diff and passes a check`(option: String) throws {
    _ = try apply("--in-place", "scene.xml")
    let outcome = try apply(option, "scene.xml")
    #expect(outcome.code == 0 && outcome.output.isEmpty)
  }

  @Test func `the diff respects a missing line end`() throws {
    try scratch.write(String(FlawedFile.scene.dropLast()), "scene.xml")
    try scratch.shell(#""$ibt" apply --template landscape --diff scene.xml | git apply"#)
    #expect(try scratch.bytes("scene.xml") == expected.dropLast())
  }

  @Test func `check says what would change and leaves it`() throws {
    let outcome = try apply("--check", "scene.xml")
    #expect(outcome.code == 1 && outcome.text == "scene.xml would change\n")
    #expect(try scratch.text("scene.xml") == FlawedFile.scene)
  }

  @Test(arguments: [[], ["."], [".."]])
  func `without a path the only document with such a template is taken`(path: [String]) throws {
    try scratch.write(try Package.example("Mistakes.storyboard"), "Mistakes.storyboard")
    try scratch.shell("mkdir sub")
    let outcome = try scratch.ibt(["apply", "--template", "landscape"] + path, in: path == [".."] ? "sub" : "")
    #expect(outcome.output == expected)
  }
}

@Suite struct ApplyFramesTests {
  private let scratch = ScratchFolder(examples: "scene.xml")

  @Test func `frames are those that frames --update writes after the template was applied`() throws {
    _ = try scratch.ibt("apply", "--template", "landscape", "-o", "applied.xml", "scene.xml")
    let updated = try scratch.ibt("frames", "--update", "--likely", "applied.xml")
    let once = try scratch.ibt("apply", "--template", "landscape", "--update-frames", "scene.xml")
    #expect(once.code == 0 && once.output == updated.output)
    #expect(try once.output != scratch.bytes("applied.xml"))
    #expect(once.complaint.contains("new frame or flag"))
    try scratch.write(once.text, "once.xml")
    #expect(try scratch.ibt("frames", "--check", "once.xml").code == 0)
  }

  @Test func `a plan changes no frames`() throws {
    let outcome = try scratch.ibt("apply", "--template", "landscape", "--update-frames", "--plan", "scene.xml")
    #expect(outcome.isPlainFailure && outcome.complaint.contains("--plan cannot be combined with --update-frames"))
  }
}
