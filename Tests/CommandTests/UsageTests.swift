import Testing

@Suite struct UsageTests {
  private let scratch = ScratchFolder()

  init() throws {
    try scratch.write(["Dashboard.storyboard": Package.example("Dashboard.storyboard"), "scene.xml": FlawedFile.scene])
  }

  private func failure(_ arguments: [String], input: [UInt8] = []) throws -> String {
    let before = try scratch.snapshot()
    let outcome = try scratch.ibt(arguments, input: input)
    #expect(outcome.isPlainFailure, "\(outcome)")
    #expect(try scratch.snapshot() == before)
    return outcome.complaint
  }

  @Test(arguments: [
    ["bogus"], ["hook", "bogus"], ["rule"], ["apply"], ["capture", "--template", "landscape", "scene.xml"],
    ["apply", "--template"], ["apply", "--template", "landscape", "scene.xml", "Dashboard.storyboard"],
  ]) func `missing and surplus arguments are refused`(arguments: [String]) throws {
    #expect(try failure(arguments).contains("--help"))
  }

  @Test(arguments: ["lint", "rules", "rule", "templates", "apply", "capture", "hook status"])
  func `an unknown option is refused`(command: String) throws {
    _ = try failure(command.split(separator: " ").map(String.init) + ["--bogus"])
  }

  @Test(arguments: [
    ["--in-place", "--diff"], ["--in-place", "-o", "a"], ["--check", "--diff"], ["--plan", "--diff"],
    ["--plan", "--in-place"], ["--plan", "-o", "a"], ["--format", "json"], ["--constraints-only", "--attributes-only"],
    ["--format", "yaml"],
  ]) func `conflicting options of apply are refused`(options: [String]) throws {
    _ = try failure(["apply", "--template", "landscape", "scene.xml"] + options)
  }

  @Test(arguments: [
    ["--fix", "--diff", "scene.xml"], ["--unsafe-fixes", "scene.xml"], ["-", "scene.xml"], ["--staged", "scene.xml"],
    ["--staged", "--fix"], ["--stdin-filename", "a", "scene.xml"], ["--format", "json", "--diff", "scene.xml"],
    ["--format", "json", "--fix", "-"], ["--format", "markdown", "scene.xml"],
  ]) func `conflicting options of lint are refused`(options: [String]) throws {
    #expect(try failure(["lint"] + options).contains("--diff alone prints") == (options[0] == "--fix"))
  }

  @Test(arguments: [["rule", "no_such_rule"], ["lint", "--select", "no_such_rule"], ["lint", "--ignore", "a,b"]])
  func `an unknown rule is named`(arguments: [String]) throws {
    #expect(try failure(arguments).contains("there is no rule `"))
  }

  @Test func `a mistyped rule is answered with the nearest one`() throws {
    #expect(try failure(["rule", "dangling_outlt"]).contains("`dangling_outlet`"))
  }

  @Test(arguments: [["apply"], ["apply", "--in-place"], ["capture", "--as", "default"]])
  func `an unknown template is answered with the templates of the document`(command: [String]) throws {
    let complaint = try failure(command + ["--template", "nope", "Dashboard.storyboard"])
    #expect(complaint.contains("Portrait (") && complaint.contains("Landscape ("))
  }

  @Test(arguments: [["apply"], ["capture", "--as", "default"]])
  func `an ambiguous template name is refused`(command: [String]) throws {
    let complaint = try failure(command + ["--template", "layout", "Dashboard.storyboard"])
    #expect(complaint.contains("Portrait (") && complaint.contains("Landscape ("))
  }

  @Test(arguments: [[], ["--plan"], ["--in-place"], ["--diff"]])
  func `nothing happens if the second template is unknown`(options: [String]) throws {
    _ = try failure(["apply", "--template", "landscape", "--template", "nope", "scene.xml"] + options)
  }

  @Test func `a template name that several documents have is refused`() throws {
    #expect(try failure(["apply", "--template", "landscape"]).contains("Dashboard.storyboard, scene.xml"))
  }

  @Test(arguments: [["--as", ""], ["--as", "  "], ["--as", "a\nb"], ["--as", "a", "--outlet", "not a name"]])
  func `capture refuses what cannot be a label or a property`(options: [String]) throws {
    _ = try failure(["capture", "--template", "landscape", "scene.xml"] + options)
  }

  @Test func `capture refuses an outlet that is taken`() throws {
    _ = try failure(["capture", "--template", "landscape", "--as", "a", "--outlet", "landscapeLayout", "scene.xml"])
  }

  @Test func `standard input cannot be written in place`() throws {
    _ = try failure(["apply", "--template", "landscape", "--in-place", "-"], input: Array(FlawedFile.scene.utf8))
  }

  @Test(arguments: [
    ["--help"], ["lint", "--help"], ["apply", "--help"], ["hook", "install", "--help"], ["--version"],
  ])
  func `help goes to standard output`(arguments: [String]) throws {
    let outcome = try scratch.ibt(arguments)
    #expect(outcome.code == 0 && !outcome.output.isEmpty && outcome.complaint.isEmpty)
  }
}
