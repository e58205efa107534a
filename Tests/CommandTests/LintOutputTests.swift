import Testing

@Suite struct LintOutputTests {
  private let scratch = ScratchFolder(examples: "Mistakes.storyboard", "scene.xml")

  private func lint(_ arguments: String...) throws -> Outcome { try scratch.ibt(["lint"] + arguments) }

  @Test func `each finding is a line with location, severity, rule and message`() throws {
    let shape = /Mistakes\.storyboard:[1-9]\d*:[1-9]\d*: (error|warning|info): \[[a-z]+(_[a-z]+)*\] .*[^.\s]/
    let outcome = try lint("-q", "Mistakes.storyboard")
    #expect(!outcome.lines.isEmpty)
    for line in outcome.lines { #expect(line.wholeMatch(of: shape) != nil, "\(line)") }
  }

  @Test func `quiet omits the summary`() throws { #expect(try lint("-q", "Mistakes.storyboard").complaint.isEmpty) }

  @Test func `what to do is on a line below findings that need the same`() throws {
    let lines = try lint("Mistakes.storyboard").lines
    let help = lines.indices.filter { lines[$0].hasPrefix("  help: ") }
    #expect(help.count > 5 && help.last == lines.indices.last)
    let brief = try lint("-q", "Mistakes.storyboard").lines
    let entries = lines.filter { !$0.hasPrefix("  ") }
    #expect(entries.count < brief.count && Set(brief).isSuperset(of: entries))
    #expect(entries.count + lines.count { $0.hasPrefix("  also at Mistakes.storyboard:") } == brief.count)
    #expect(zip(help, help.dropFirst()).allSatisfy { lines[$0] != lines[$1] })
  }

  @Test func `the findings as data are the findings as lines`() throws {
    let text = try lint("-q", "Mistakes.storyboard")
    let data = try lint("-q", "--format", "json", "Mistakes.storyboard")
    let lines = try data.findings.map { entry in
      let (line, column) = (try #require(entry["line"] as? Int), try #require(entry["column"] as? Int))
      let words = try ["severity", "rule", "message"].map { try #require(entry[$0] as? String) }
      return "Mistakes.storyboard:\(line):\(column): \(words[0]): [\(words[1])] \(words[2])"
    }
    #expect(lines == text.lines)
    #expect(data.code == text.code)
  }

  @Test func `the exit code tolerates what the options say`() throws {
    let run = { (arguments: [String]) in try scratch.ibt(["lint"] + arguments) }
    try scratch.write("severity: {template_missing_target: warning}\n", ".ibt.yml")
    let warnings = ["--select", "template_missing_target", "Mistakes.storyboard"]
    let count = try run(["-q"] + warnings).lines.count
    #expect(count > 0)
    #expect(try run(["-q"] + warnings).code == 1)
    #expect(try run(["--max-warnings", "\(count)"] + warnings).code == 0)
    #expect(try run(["--max-warnings", "\(count - 1)"] + warnings).code == 1)
    #expect(try run(["--max-warnings", "1000", "Mistakes.storyboard"]).code == 1)
    #expect(try run(["--exit-zero", "Mistakes.storyboard"]).code == 0)
    #expect(try run(["--exit-zero", "missing.xib"]).code == 2)
    for options in [["--max-warnings=-1"], ["--strict", "--exit-zero"], ["--strict", "--max-warnings", "1"]] {
      #expect(try run(options + ["scene.xml"]).code == 2)
    }
  }

  @Test func `several formats can be written at once`() throws {
    let text = try lint("-q", "Mistakes.storyboard", "scene.xml")
    let data = try lint("-q", "--format", "json", "Mistakes.storyboard", "scene.xml")
    let both = try lint("-q", "--format", "text", "--output-format", "json:r.json", "Mistakes.storyboard", "scene.xml")
    #expect(both.output == text.output && both.code == text.code)
    #expect(try scratch.bytes("r.json") == data.output)
    #expect(data.lines.count == 2)
  }

  @Test func `findings go to a file beside a diff`() throws {
    let diff = try lint("-q", "--diff", "Mistakes.storyboard")
    let both = try lint("-q", "--diff", "--format", "json:r.json", "Mistakes.storyboard")
    #expect(both.output == diff.output && both.complaint.isEmpty)
    #expect(try !scratch.bytes("r.json").isEmpty)
  }

  @Test(arguments: [
    ["--format", "json:"], ["--format", "yaml"], ["--format", "text", "--format", "json"],
    ["--format", "json:a", "--format", "text:a"], ["--format", "json:no/such/folder.json"],
  ]) func `formats without a place to go to are refused`(options: [String]) throws {
    #expect(try scratch.ibt(["lint", "scene.xml"] + options).code == 2)
  }

  @Test func `the findings beside a diff are where they are in the file`() throws {
    let before = Set(try lint("-q", "Mistakes.storyboard").lines)
    let left = try lint("-q", "--diff", "Mistakes.storyboard").complaint.split(separator: "\n").map(String.init)
    #expect(!left.isEmpty && left.count < before.count)
    #expect(before.isSuperset(of: left), "\(Set(left).subtracting(before))")
  }

  @Test(
    arguments: [
      ("scene.xml", [], 0), ("Mistakes.storyboard", [], 1), ("Mistakes.storyboard", ["--select", "duplicate_id"], 1),
      ("Mistakes.storyboard", ["--select", "merge_conflict_marker"], 0), ("archive.xib", [], 0),
      ("archive.xib", ["--strict"], 1), ("empty.xib", [], 1), ("no.xib", [], 2),
    ] as [(String, [String], Int32)])
  func `the exit code depends on the worst finding`(name: String, options: [String], code: Int32) throws {
    try scratch.write("", "empty.xib")
    try scratch.write(#"<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"/>"#, "archive.xib")
    #expect(try scratch.ibt(["lint", name] + options).code == code)
  }

  @Test(arguments: [["--fix"], ["--fix", "--unsafe-fixes"]])
  func `nothing is left to fix after a fix`(options: [String]) throws {
    let fixed = try scratch.ibt(["lint"] + options + ["Mistakes.storyboard"])
    #expect(fixed.complaint.hasPrefix("Fixed "))
    let text = try scratch.text("Mistakes.storyboard")
    let again = try scratch.ibt(["lint"] + options + ["Mistakes.storyboard"])
    #expect(again.output == fixed.output)
    #expect(!again.complaint.contains("Fixed") && !again.complaint.contains("fixable with --fix,"))
    #expect(try scratch.text("Mistakes.storyboard") == text)
  }

  @Test func `the diff contains what fix changes`() throws {
    try scratch.shell("mkdir b && cp Mistakes.storyboard b")
    try scratch.shell(#""$ibt" lint -q --diff Mistakes.storyboard 2>/dev/null | git apply"#)
    _ = try scratch.ibt("lint", "--fix", "-q", "Mistakes.storyboard", in: "b")
    let original = try Package.example("Mistakes.storyboard")
    #expect(try scratch.bytes("Mistakes.storyboard") == scratch.bytes("b/Mistakes.storyboard"))
    #expect(try scratch.bytes("Mistakes.storyboard") != original)
  }

  @Test func `a fix does not touch documents without findings`() throws {
    try scratch.shell("touch -d 2001-02-03 scene.xml")
    let before = try scratch.shell("stat -c '%Y %i' scene.xml").text
    _ = try lint("--fix", "scene.xml")
    #expect(try scratch.shell("stat -c '%Y %i' scene.xml").text == before)
  }
}
