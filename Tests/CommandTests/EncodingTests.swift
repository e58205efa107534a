import Testing

@Suite struct EncodingTests {
  private let scratch = ScratchFolder([
    "latin.xml": FlawedFile.latin1, "wide.xml": FlawedFile.utf16, "plain.xml": FlawedFile.accented,
  ])

  private func applied(_ arguments: String...) throws -> Outcome {
    try scratch.ibt(["apply", "--template", "landscape"] + arguments)
  }

  @Test(arguments: ["latin.xml", "wide.xml"]) func `lint reads it`(name: String) throws {
    let outcome = try scratch.ibt("lint", "-q", name)
    #expect(outcome.code == 0 && outcome.output.isEmpty && outcome.complaint.isEmpty)
  }

  @Test(arguments: [[], ["--in-place"], ["--check"], ["-o", "result.xml"], ["--diff"]])
  func `Latin-1 is not made UTF-8 without being asked`(options: [String]) throws {
    let before = try scratch.snapshot()
    let outcome = try scratch.ibt(["apply", "--template", "landscape", "latin.xml"] + options)
    #expect(outcome.isPlainFailure, "\(outcome)")
    #expect(outcome.complaint.contains("--utf8"))
    #expect(try scratch.snapshot() == before)
  }

  @Test func `Latin-1 becomes UTF-8 when asked`() throws {
    let outcome = try applied("--utf8", "latin.xml")
    #expect(outcome.code == 0)
    #expect(String(validating: outcome.output, as: UTF8.self) != nil)
    #expect(outcome.output == (try applied("plain.xml").output))
  }

  @Test func `a plan of Latin-1 needs no permission`() throws {
    let outcome = try applied("--plan", "latin.xml")
    #expect(outcome.code == 0 && outcome.text.contains("Légende"))
  }
}
