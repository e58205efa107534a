import Testing

@Suite struct DiffBaseTests {
  private let scratch = ScratchFolder()

  /// A repository whose branch `main` has a document with two findings and one without, on a branch of its own.
  init() throws {
    try scratch.write(["a.xib": Self.document("box", "gap"), "sub/b.xib": Self.document()])
    let outcome = try scratch.shell(
      "git init -q -b main . && git add . && git commit -qm 1 && git checkout -qb work && git commit -q --allow-empty -m 2"
    )
    try #require(outcome.code == 0, "\(outcome.complaint)")
  }

  private static func document(_ outlets: String..., title: String = "T") -> String {
    let lines = outlets.map { "          <outlet property=\"\($0)\" destination=\"no-\($0)\" id=\"o-\($0)\"/>" }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
      useAutolayout="YES">
        <objects>
          <viewController title="\(title)" id="vc1">
            <view key="view" id="vw1"/>
            <connections>
              <outlet property="view" destination="vw1" id="o-view"/>
      \(lines.joined(separator: "\n"))
            </connections>
          </viewController>
        </objects>
      </document>

      """
  }

  private func outlets(_ arguments: String..., in folder: String = "") throws -> [String] {
    let outcome = try scratch.ibt(["lint", "-q", "--select", "dangling_reference"] + arguments, in: folder)
    #expect(outcome.code == (outcome.lines.isEmpty ? 0 : 1), "\(outcome.complaint)")
    return outcome.lines.compactMap { $0.firstMatch(of: /outlet `([a-z]+)`/).map { String($0.1) } }
  }

  @Test func `a branch without changes has no findings`() throws {
    #expect(try outlets() == ["box", "gap"])
    #expect(try outlets("--diff-base", "main") == [])
  }

  @Test func `findings in changed lines are reported, in the folder and in the index`() throws {
    try scratch.write(Self.document("box", "new", "gap"), "a.xib")
    #expect(try outlets("--diff-base", "main") == ["new"])
    #expect(try outlets("--diff-base", "main", "--staged") == [])
    try scratch.shell("git add .")
    try scratch.write(Self.document("box", "gap"), "a.xib")
    #expect(try outlets("--diff-base", "main") == [])
    #expect(try outlets("--diff-base", "main", "--staged") == ["new"])
  }

  @Test func `what another branch did since is not a change`() throws {
    try scratch.shell("git checkout -q main")
    try scratch.write(Self.document("gap"), "a.xib")
    try scratch.shell("git commit -qam 3 && git checkout -q work")
    #expect(try outlets("--diff-base", "main") == [])
  }

  @Test func `a mistake that a deletion elsewhere makes is reported`() throws {
    let text = String(decoding: try scratch.bytes("sub/b.xib"), as: UTF8.self)
    try scratch.write(text.replacing("      <view key=\"view\" id=\"vw1\"/>\n", with: ""), "sub/b.xib")
    #expect(try outlets("--diff-base", "main") == ["view"])
    #expect(try outlets("--diff-base", "main", "b.xib", in: "sub") == ["view"])
  }

  @Test func `a new document is all change, a moved one is not`() throws {
    try scratch.write(Self.document("fresh"), "New.xib")
    #expect(try outlets("--diff-base", "main") == ["fresh"])
    try scratch.shell("rm New.xib && git mv a.xib sub/c.xib")
    #expect(try outlets("--diff-base", "main") == [])
  }

  @Test func `what is accepted follows a renamed document`() throws {
    try scratch.write(Self.document("box", "gap", "new"), "a.xib")
    #expect(try scratch.ibt("lint", "--write-baseline").code == 0)
    try scratch.shell("git add . && git mv a.xib sub/c.xib")
    #expect(try outlets("--diff-base", "main") == [])
    #expect(try outlets("--diff-base", "main", "--staged", in: "sub") == [])
  }

  @Test func `line ends are not changes`() throws {
    try scratch.shell("sed -i 's/$/\\r/' a.xib")
    #expect(try outlets("--diff-base", "main") == [])
  }

  @Test(arguments: [["--diff-base", "nothing"], ["--diff-base", "-x"], ["--diff-base", "main", "--fix"]])
  func `a commit that git does not know ends the run`(arguments: [String]) throws {
    let outcome = try scratch.ibt(["lint"] + arguments)
    #expect(outcome.code == 2 && outcome.complaint.count(where: \.isNewline) == 1, "\(outcome.complaint)")
  }

  @Test func `a history without a common commit is an error`() throws {
    try scratch.shell("git checkout -q --orphan other && git commit -qm other")
    let outcome = try scratch.ibt("lint", "--diff-base", "main")
    #expect(outcome.code == 2 && outcome.complaint.contains("no common ancestor of `main`"))
  }

  @Test func `entries of a baseline are not said to be stale`() throws {
    #expect(try scratch.ibt("lint", "--write-baseline").code == 0)
    let outcome = try scratch.ibt("lint", "--diff-base", "main")
    #expect(outcome.code == 0 && !outcome.complaint.contains("--prune-baseline"))
  }
}
