import Testing

@Suite struct LongArgumentTests {
  private let scratch = ScratchFolder()
  private let names = (0..<300).reversed().map { "screen \($0).xml" }

  init() throws { for name in names { try scratch.write(FlawedFile.scene, name) } }

  private func paths(in outcome: Outcome) -> [String] {
    var seen: Set<String> = []
    return outcome.lines.compactMap { line in names.first { line.hasPrefix("\($0):") } }.filter {
      seen.insert($0).inserted
    }
  }

  @Test(arguments: [[], ["--content", "measured"]])
  func `each path is read, in the order of the command line`(options: [String]) throws {
    let before = try scratch.ibt(["layout"] + options + names)
    #expect(paths(in: before) == names)
    let after = try scratch.ibt(["layout"] + names + options)
    #expect(after.output == before.output && after.code == before.code)
  }

  @Test func `standard input cannot be one of many paths`() throws {
    #expect(try scratch.ibt(["lint"] + names + ["-"]).isPlainFailure)
  }

  @Test func `a command that takes few arguments refuses many`() throws {
    #expect(try scratch.ibt(["rename"] + names).isPlainFailure)
    #expect(try scratch.ibt(["devices"] + names).isPlainFailure)
  }
}
