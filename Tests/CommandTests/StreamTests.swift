import Testing

@Suite struct StreamTests {
  private let scratch = ScratchFolder(examples: "scene.xml", "Mistakes.storyboard")

  private static let printers = [
    "lint Mistakes.storyboard", "lint --diff Mistakes.storyboard", "rules", "--help",
    "apply --template landscape scene.xml",
  ]

  @Test(arguments: printers) func `a reader that goes away does not kill the program`(command: String) throws {
    let outcome = try scratch.shell("\"$ibt\" \(command) 2>/dev/null | exec 0<&-; echo ${PIPESTATUS[0]}")
    #expect(["0\n", "1\n"].contains(outcome.text))
  }

  @Test(arguments: printers) func `output that cannot be written is an error`(command: String) throws {
    let outcome = try scratch.shell("\"$ibt\" \(command) >/dev/full")
    #expect(outcome.code == 2 && outcome.complaint.contains("ibt: error: cannot write to standard output"))
  }

  @Test(arguments: printers) func `a closed standard output is an error`(command: String) throws {
    #expect(try scratch.shell("\"$ibt\" \(command) >&-").code == 2)
  }

  @Test(arguments: ["lint -q", "templates", "apply --template landscape", "capture --template landscape --as default"])
  func `standard input gives the same result as a file`(command: String) throws {
    let words = command.split(separator: " ").map(String.init)
    let (file, stream) = (
      try scratch.ibt(words + ["scene.xml"]), try scratch.ibt(words + ["-"], input: Array(FlawedFile.scene.utf8))
    )
    #expect(stream.text == file.text.replacing("scene.xml:", with: "-:") && stream.code == file.code)
  }

  @Test func `lint names standard input as requested`() throws {
    let outcome = try scratch.ibt("lint", "-q", "--stdin-filename", "Login.xib", "-", input: Array("<a".utf8))
    #expect(outcome.text.hasPrefix("Login.xib:1:"))
  }

  @Test func `lint --fix prints the fixed document`() throws {
    let input = try scratch.bytes("Mistakes.storyboard")
    let outcome = try scratch.ibt(["lint", "--fix", "-q", "-"], input: input)
    _ = try scratch.ibt("lint", "--fix", "-q", "Mistakes.storyboard")
    #expect(outcome.output == (try scratch.bytes("Mistakes.storyboard")) && outcome.output != input)
  }
}
