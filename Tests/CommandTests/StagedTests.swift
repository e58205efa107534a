import Testing

@Suite struct StagedTests {
  private let scratch = ScratchFolder()
  private let faulty = FlawedFile.faulty

  init() throws { try scratch.shell("git init -q -b main") }

  private func staged(in folder: String = "") throws -> Outcome {
    try scratch.ibt("lint", "--staged", "-q", in: folder)
  }

  private func stage(_ text: String, _ name: String) throws {
    try scratch.write(text, name)
    try scratch.shell("git add -A")
  }

  private func commit(_ options: String = "") throws -> Outcome { try scratch.shell("git commit -qm x \(options)") }

  private func begin(with documents: [String: String] = [:]) throws {
    for (name, text) in documents { try scratch.write(text, name) }
    try scratch.shell("git add -A && git commit -qm first --allow-empty --no-verify")
  }

  @Test func `the index is checked and not the folder`() throws {
    try begin()
    try scratch.write(faulty, "a.xib")
    try scratch.shell("git add a.xib")
    try scratch.write(FlawedFile.scene, "a.xib")
    #expect(try staged().code == 1)
    try scratch.shell("git add a.xib")
    try scratch.write(faulty, "a.xib")
    #expect(try staged().code == 0)
  }

  @Test(arguments: [("sub", "a.xib"), ("sub/deeper", "../a.xib"), ("other", "../sub/a.xib"), ("", "sub/a.xib")])
  func `paths are relative to the current folder`(folder: String, path: String) throws {
    try begin()
    try scratch.write(faulty, "sub/a.xib")
    try scratch.shell("mkdir -p sub/deeper other && git add -A")
    #expect(try staged(in: folder).text.hasPrefix("\(path):"))
  }

  @Test func `outside of a repository there is nothing staged`() throws {
    try scratch.shell("rm -rf .git")
    let outcome = try staged()
    #expect(outcome.isPlainFailure && outcome.complaint.contains("not in a git repository"))
  }

  @Test func `staged findings as data name the document`() throws {
    try stage(faulty, "a.xib")
    #expect(try scratch.ibt("lint", "--staged", "--format", "json", "-q").objects.first?["file"] as? String == "a.xib")
  }

  @Test func `a commit without findings prints nothing`() throws {
    try begin()
    _ = try scratch.ibt("hook", "install")
    try stage(FlawedFile.scene, "a.xib")
    let outcome = try commit()
    #expect(outcome.code == 0 && outcome.output.isEmpty && outcome.complaint.isEmpty)
  }

  @Test func `status after following the advice for another hook says that ibt is installed`() throws {
    try scratch.shell("mkdir -p .git/hooks && printf '#!/bin/sh\\n' >.git/hooks/pre-commit && chmod +x .git/hooks/*")
    #expect(try scratch.ibt("hook", "status").code == 1)
    let advice = try scratch.ibt("hook", "install").complaint
    let line = try #require(advice.firstMatch(of: /add the line `(.*)` to it/)?.1)
    try scratch.write("#!/bin/sh\n\(line)\n", ".git/hooks/pre-commit")
    try scratch.shell("chmod +x .git/hooks/pre-commit")
    #expect(try scratch.ibt("hook", "status").code == 0)
    try stage(faulty, "a.xib")
    #expect(try commit().code == 1)
  }

  @Test func `what is accepted follows a staged rename, and of a copy is new`() throws {
    try begin(with: ["a.xib": faulty])
    _ = try scratch.ibt("lint", "--write-baseline")
    _ = try scratch.ibt("hook", "install")
    try scratch.shell("git add -A && git mv a.xib b.xib")
    #expect(try commit().code == 0)
    try scratch.shell("cp b.xib c.xib && git add -A")
    #expect(try commit().code == 1)
  }

  @Test func `an accepted file without objects of its own follows a staged rename`() throws {
    try begin(with: ["a.xib": "<plist/>\n"])
    _ = try scratch.ibt("lint", "--write-baseline")
    #expect(try scratch.text(".ibt-baseline").contains("a.xib"))
    try scratch.shell("git add -A && git mv a.xib b.xib")
    #expect(try staged().code == 0)
  }

  @Test func `the hook for what is new lets old mistakes pass, and stops new ones`() throws {
    try begin(with: ["a.xib": faulty])
    let installed = try scratch.ibt("hook", "install", "--new-only")
    #expect(installed.code == 0 && installed.text.contains("changes to staged documents"))
    try scratch.write(faulty + "<!-- changed -->\n", "a.xib")
    #expect(try commit("-a").code == 0)
    try scratch.shell("git mv a.xib b.xib")
    #expect(try commit().code == 0)
    try stage(faulty, "new.xib")
    #expect(try commit().code == 1)
    #expect(try scratch.ibt("hook", "status").code == 0)
    #expect(try scratch.ibt("hook", "install").code == 0)
    #expect(try scratch.ibt("hook", "uninstall").code == 0)
  }

  @Test func `before the first commit everything is new`() throws {
    _ = try scratch.ibt("hook", "install", "--new-only")
    try stage(faulty, "a.xib")
    let outcome = try commit()
    #expect(outcome.code == 1 && (outcome.text + outcome.complaint).contains("a.xib:"))
    try stage(FlawedFile.scene, "a.xib")
    #expect(try commit().code == 0)
  }

  @Test func `the hook stops a commit with findings, and lets the repaired document pass`() throws {
    try begin()
    #expect(try scratch.ibt("hook", "install").code == 0)
    try stage(faulty, "a.xib")
    let stopped = try commit()
    #expect(stopped.code == 1)
    #expect((stopped.text + stopped.complaint).contains("a.xib:"))
    try scratch.write(FlawedFile.scene, "a.xib")
    #expect(try commit().code == 1)
    try scratch.shell("git add -A")
    #expect(try commit().code == 0)
  }

  @Test func `commit of a path is checked with that path alone`() throws {
    try begin(with: ["a.xib": FlawedFile.scene, "b.xib": FlawedFile.scene])
    _ = try scratch.ibt("hook", "install")
    try scratch.write(["a.xib": faulty, "b.xib": FlawedFile.accented])
    try scratch.shell("git add a.xib")
    #expect(try commit("b.xib").code == 0)
    #expect(try commit("a.xib").code == 1)
  }

  @Test func `another hook is not changed`() throws {
    try scratch.shell("mkdir -p .git/hooks && printf '#!/bin/sh\\n' > .git/hooks/pre-commit")
    #expect(try scratch.ibt("hook", "install").isPlainFailure)
    #expect(try scratch.ibt("hook", "uninstall").isPlainFailure)
    #expect(try scratch.text(".git/hooks/pre-commit") == "#!/bin/sh\n")
  }

  @Test(arguments: ["install", "uninstall", "status"])
  func `outside of a repository there is no hook`(verb: String) throws {
    try scratch.shell("rm -rf .git")
    #expect(try scratch.ibt("hook", verb).isPlainFailure)
  }
}
