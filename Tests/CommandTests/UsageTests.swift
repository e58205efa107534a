import Testing

@Suite struct UsageTests {
  private let scratch = ScratchFolder(examples: "Dashboard.storyboard", "scene.xml")

  private func failure(_ arguments: [String], input: [UInt8] = []) throws -> String {
    let before = try scratch.snapshot()
    let outcome = try scratch.ibt(arguments, input: input)
    #expect(outcome.isPlainFailure, "\(outcome)")
    #expect(try scratch.snapshot() == before)
    return outcome.complaint
  }

  @Test(arguments: [
    ["bogus"], ["hook", "bogus"], ["apply"], ["capture", "--template", "landscape", "scene.xml"],
    ["apply", "--template"], ["apply", "--template", "landscape", "scene.xml", "Dashboard.storyboard"],
  ]) func `missing and surplus arguments are refused`(arguments: [String]) throws {
    #expect(try failure(arguments).contains("--help"))
  }

  @Test func `too few files that may be open are named`() throws {
    let outcome = try scratch.shell(#"ulimit -n 8; exec "$ibt" tree scene.xml"#)
    #expect(outcome.isPlainFailure && outcome.complaint.contains("only 8 files can be open at once"), "\(outcome)")
  }

  private static let apply = "apply --template landscape scene.xml"

  @Test(arguments: [
    "lint --bogus", "rules --bogus", "templates --bogus", "apply --bogus", "capture --bogus",
    "hook status --bogus", "\(apply) --in-place --diff", "\(apply) --in-place -o a", "\(apply) --check --diff",
    "\(apply) --plan --diff", "\(apply) --plan --in-place", "\(apply) --plan -o a", "\(apply) --format json",
    "\(apply) --constraints-only --attributes-only", "\(apply) --format yaml", "lint --fix --diff scene.xml",
    "lint --unsafe-fixes scene.xml", "lint - scene.xml", "lint --staged scene.xml", "lint --staged --fix",
    "lint --stdin-filename a scene.xml", "lint --format json --diff scene.xml", "lint --format json --fix -",
    "lint --format markdown scene.xml", "capture --template landscape --as a --outlet landscapeLayout scene.xml",
  ]) func `unknown options, conflicting ones and an outlet that is taken are refused`(command: String) throws {
    let reason = try failure(command.split(separator: " ").map(String.init))
    #expect(reason.contains("--diff alone prints") == command.hasPrefix("lint --fix"))
  }

  @Test(arguments: [["rules", "no_such_rule"], ["lint", "--select", "no_such_rule"], ["lint", "--ignore", "a,b"]])
  func `an unknown rule is named`(arguments: [String]) throws {
    #expect(try failure(arguments).contains("there is no rule `"))
  }

  @Test(arguments: [["apply"], ["apply", "--in-place"], ["capture", "--as", "default"]], ["nope", "layout"])
  func `an unknown or ambiguous template is answered with those of the document`(
    command: [String], name: String
  ) throws {
    let complaint = try failure(command + ["--template", name, "Dashboard.storyboard"])
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

  @Test func `standard input cannot be written in place`() throws {
    _ = try failure(["apply", "--template", "landscape", "--in-place", "-"], input: Array(FlawedFile.scene.utf8))
  }

  @Test(arguments: [
    ["--help"], ["lint", "--help"], ["apply", "--help"], ["hook", "install", "--help"], ["--version"],
  ]) func `help goes to standard output`(arguments: [String]) throws {
    let outcome = try scratch.ibt(arguments)
    #expect(outcome.code == 0 && !outcome.output.isEmpty && outcome.complaint.isEmpty)
  }
}
